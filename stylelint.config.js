export default {
  extends: "stylelint-config-recommended",
  reportNeedlessDisables: true,
  rules: {
    "declaration-block-no-redundant-longhand-properties": true,
    "font-family-no-duplicate-names": true,
    "length-zero-no-unit": [true, { ignore: ["custom-properties"] }],
    "no-unknown-animations": true,
    "no-descending-specificity": null, // the order follows the page, not the weight of selectors
    "shorthand-property-no-redundant-values": true,
    "value-no-vendor-prefix": true,
  },
};
