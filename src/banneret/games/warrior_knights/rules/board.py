"""W-10.2, W-10.3 The map as a graph: which borders can be crossed, where roads run, where ports are."""

from typing import Final, final

from banneret.games.warrior_knights.rules.cards import AREAS

NOT_ADJACENT: Final = 0
OPEN_BORDER: Final = 1
BRIDGE: Final = 2
RIVER: Final = 3
MOUNTAIN: Final = 4
BORDER_IDS: Final = ["none", "open", "bridge", "river", "mountain"]
UNREACHABLE: Final = 99


@final
class Board:
    """W-2.1 of the board: made once of the data file, shared by all games.

    `steps` and `roads` list the areas that one step, or one road step, leads to; `ways` are all paths of one move
    by land from an area, without that area; `distance` counts the moves by land
    and sea that a noble needs whom nobody stands in the way of.
    """

    def __init__(self, edges: list[tuple[int, int, int, bool]], ports: list[bool], outer: list[bool], road_steps: int):
        self.borders = [[NOT_ADJACENT] * AREAS for _ in range(AREAS)]
        self.neighbours: list[list[int]] = [[] for _ in range(AREAS)]
        self.steps: list[list[int]] = [[] for _ in range(AREAS)]
        self.roads: list[list[int]] = [[] for _ in range(AREAS)]
        for first, second, border, road in edges:
            for here, there in ((first, second), (second, first)):
                self.borders[here][there] = border
                self.neighbours[here].append(there)
                if border == OPEN_BORDER or border == BRIDGE:
                    self.steps[here].append(there)
                    if road:
                        self.roads[here].append(there)
        for lists in (self.neighbours, self.steps, self.roads):
            for areas in lists:
                areas.sort()
        self.port = ports
        self.outer = outer
        self.ports = [area for area in range(AREAS) if ports[area]]
        self.road_steps = road_steps
        self.ways = [self.paths(area) for area in range(AREAS)]
        self.reach = [self.reached(area) for area in range(AREAS)]
        self.distances = [self.distances_from(area) for area in range(AREAS)]

    def is_road(self, here: int, there: int) -> bool:
        return there in self.roads[here]

    def paths(self, start: int, most: int = -1) -> list[list[int]]:
        """W-10.2 Every way a noble can go by land: one step, or road steps only, the shorter ones first.

        On a road he may turn back, for troops that he fetches (W-10.6), but he ends elsewhere than he began, and takes
        no step twice.
        """
        longest = self.road_steps if most < 0 else most
        found = [[there] for there in self.steps[start]]
        ways = [[there] for there in self.roads[start]]
        for _ in range(longest - 1):
            longer: list[list[int]] = []
            for way in ways:
                for there in self.roads[way[-1]]:
                    if not has_step([start, *way], way[-1], there):
                        longer.append([*way, there])
            found.extend([way for way in longer if way[-1] != start])
            ways = longer
        return found

    def reached(self, start: int) -> list[int]:
        """Where one move by land can end."""
        return sorted({path[-1] for path in self.ways[start]})

    def distances_from(self, start: int) -> list[int]:
        """How many moves every area is away; a sea voyage is one move (W-10.5)."""
        distance = [UNREACHABLE] * AREAS
        distance[start] = 0
        edge = [start]
        while edge:
            further: list[int] = []
            for here in edge:
                for there in [*self.reach[here], *(self.ports if self.port[here] else [])]:
                    if distance[there] == UNREACHABLE:
                        distance[there] = distance[here] + 1
                        further.append(there)
            edge = further
        return distance

    def distance(self, here: int, there: int) -> int:
        return self.distances[here][there]


def has_step(way: list[int], here: int, there: int) -> bool:
    """Whether a way goes from an area straight to another one."""
    for at in range(1, len(way)):
        if way[at - 1] == here and way[at] == there:
            return True
    return False
