/** Shows how a die came to lie as it does. */
export type Tumble = (die: SVGSVGElement, face: number) => void

let tumble: Tumble | null = null

/** How dice that show a new face from now on get there; null: they lie there at once. */
export function setTumble(next: Tumble | null): void {
  tumble = next
}

/** A die on the page shows a face that it did not show before. */
export function dieShown(die: SVGSVGElement, face: number): void {
  tumble?.(die, face)
}
