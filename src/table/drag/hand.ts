import type { HexId, Point } from '@/engine/kernel/hex'
import type { Pointed } from './places'

/** Where the piece in the air is; its picture is moved past React. */
export class Hand implements Pointed {
  /** The hex that the board says is pointed at. */
  current: HexId | null = null
  private origin: Point = { x: 0, y: 0 }
  private at: Point = { x: 0, y: 0 }
  private picture: HTMLElement | null = null

  /** Takes the picture as soon as it is on the page. */
  readonly hold = (picture: HTMLElement | null): void => {
    this.picture = picture
    this.show()
  }

  /** Hears from the board. */
  readonly pointAt = (hex: HexId | null): void => {
    this.current = hex
  }

  lift(at: Point): void {
    this.origin = at
    this.moveTo(at)
  }

  moveTo(at: Point): void {
    this.at = at
    this.show()
  }

  /** Whether the piece may not come down where it is. */
  warn(isRefused: boolean): void {
    this.picture?.toggleAttribute('data-refused', isRefused)
  }

  flyBack(): void {
    this.warn(false)
    this.moveTo(this.origin)
  }

  private show(): void {
    if (this.picture) this.picture.style.transform = `translate(${this.at.x}px, ${this.at.y}px)`
  }
}
