"""The API explained for people, and described for machines."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import Response, get

from banneret.core.jsons import Json
from banneret.server.web.languages import page_texts
from banneret.server.web.pages import page
from banneret.server.web.requests import WebRequest, shown, visitor_of


def schema_name(schema: dict[str, Json]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "oneOf" in schema:
        return " | ".join(schema_name(cast(dict[str, Json], one)) for one in cast(list[Json], schema["oneOf"]))
    kind = str(schema.get("type", "any"))
    if kind == "array":
        return f"{schema_name(cast(dict[str, Json], schema.get('items', {})))}[]"
    return kind


def fields_of(schema: dict[str, Any], components: dict[str, Any]) -> list[dict[str, object]]:
    if schema.get("type") == "array":
        schema = schema.get("items", {})
    if "$ref" in schema:
        schema = components.get(schema["$ref"].rpartition("/")[2], {})
    required = schema.get("required", [])
    return [
        {"name": name, "type": schema_name(field), "required": name in required}
        for name, field in schema.get("properties", {}).items()
    ]


def pieces_of(text: str) -> list[dict[str, object]]:
    """A sentence in pieces: what stands between backticks is code."""
    return [{"text": piece, "code": place % 2 == 1} for place, piece in enumerate(text.split("`")) if piece]


def operations_of(description: dict[str, Any], say: Callable[[str], str]) -> list[dict[str, object]]:
    """The operations of an OpenAPI description, as the page lists them in the language of its texts."""
    components = description.get("components", {}).get("schemas", {})
    found: list[dict[str, object]] = []
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            good: dict[str, Any] = next(
                (answer for status, answer in operation["responses"].items() if status.startswith("2")), {}
            )
            answer = good.get("content", {}).get("application/json", {}).get("schema", {})
            fields = fields_of(body, components)
            found.append({
                "method": method.upper(),
                "path": path,
                "summary": pieces_of(say(f"web-api-operation-{operation['operationId']}")),
                "parameters": [
                    {
                        "name": parameter["name"],
                        "place": parameter["in"],
                        "type": schema_name(parameter.get("schema", {})),
                        "required": parameter.get("required", False),
                    }
                    for parameter in operation.get("parameters", [])
                ],
                "body": fields,
                "answer": fields_of(answer, components),
                "example": example(method, path, fields),
            })  # fmt: skip
    return found


STREAM = {
    "/api/tables/{table}/stream": {
        "get": {
            "operationId": "followTable",
            "parameters": [
                {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}},
                {"name": "since", "in": "query", "schema": {"type": "string"}},
            ],
            "responses": {},
        }
    }
}
"""What the description for machines leaves out, since it never ends."""

EXAMPLES: dict[str, object] = {
    "key": "a-key-of-your-own-1",
    "game": "havoc",
    "seats": ["me", "bot:medium", "bot:medium", "bot:hard"],
    "question": 3,
    "actions": ["lay b5", "lay g5", "done"],
    "text": "Hello!",
}


def example(method: str, path: str, fields: list[dict[str, object]]) -> str:
    lines = [f"curl -H 'Authorization: Bearer TOKEN' -X {method.upper()} \\"]
    if fields:
        body = {str(field["name"]): EXAMPLES.get(str(field["name"])) for field in fields if field["required"]}
        lines.append(f"  -H 'Content-Type: application/json' -d '{json.dumps(body)}' \\")
    lines.append(f"  http://localhost:8000{path}")
    return "\n".join(lines)


@get("/api")
async def human_page(request: WebRequest) -> Response[str]:
    """The API explained."""
    visitor, description = visitor_of(request), request.app.openapi_schema.to_schema()
    explained = {**description, "paths": {**description["paths"], **STREAM}}
    operations = operations_of(explained, page_texts(visitor.language).say)
    return shown(page("api.html", visitor, "/api", {"operations": operations}))


@get("/api/openapi.json")
async def description(request: WebRequest) -> Response[bytes]:
    """The API described for machines."""
    return Response(msgspec.json.encode(request.app.openapi_schema.to_schema()), media_type="application/json")
