import classes from "./tints.module.css";

const tints = 8;

/** The ground of a piece of text; neighbours in number differ, and after eight they begin again. */
export function tintClass(number: number): string {
  return `${classes.tint} ${hueClass(number)}`;
}

/** A small square in the same colour, for legends. */
export function swatchClass(number: number): string {
  return `${classes.swatch} ${hueClass(number)}`;
}

function hueClass(number: number): string {
  return classes[`tint${(number % tints) + 1}`] ?? "";
}
