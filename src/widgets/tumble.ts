import { classNames } from './class-names'
import styles from './die.module.css'
import { pipsOf } from './Die'
import { setTumble, type Tumble } from './die-cup'

/** How long a die tumbles at the normal pace, and how much later its neighbor settles. */
const TUMBLE_MS = 460
const NEXT_MS = 35
const MOST_NEXT = 4
/** After how long the last of some dice lies still, at the normal pace. */
export const LANDED_MS = TUMBLE_MS + MOST_NEXT * NEXT_MS
/** Faces seen on the way, and the share of the time after which the one that counts lies on top. */
const FACES_SEEN = 3
const SETTLES = 0.66
/** Dice put on the page this long after a roll belong to it. */
const ROLL_MS = 250
const SVG = 'http://www.w3.org/2000/svg'

const running = new Set<Animation>()
let latest: Tumble | null = null

/** Has dice tumble whenever they show a new face, until the function given back is called; `tempo` stretches it. */
export function letDiceTumble(tempo: number): () => void {
  const mine: Tumble = (die, face) => tumble(die, face, tempo)
  latest = mine
  setTumble(mine)
  return () => {
    // Meanwhile somebody else may have dice in hand.
    if (latest === mine) setTumble(null)
  }
}

/** Dice are rolled: those that show it tumble, and what comes on the page later does not. */
export function rollDice(tempo: number): void {
  const stop = letDiceTumble(tempo)
  setTimeout(stop, ROLL_MS)
}

/** Dice lie still at once. */
export function settleDice(): void {
  for (const animation of [...running]) animation.finish()
}

function tumble(die: SVGSVGElement, face: number, tempo: number): void {
  const nth = [...(die.parentElement?.children ?? [])].indexOf(die)
  const timing = { duration: TUMBLE_MS * tempo, delay: Math.min(nth, MOST_NEXT) * NEXT_MS * tempo }
  animate(die, spin(nth), { ...timing, easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)' })
  for (const pip of die.querySelectorAll('[data-part="pip"]')) animate(pip, seenBetween(SETTLES, 1), timing)
  for (let seen = 0; seen < FACES_SEEN; seen++) {
    const pips = drawnPips(((face + seen * 2) % 6) + 1)
    die.append(pips)
    const share = SETTLES / FACES_SEEN
    const shown = animate(pips, seenBetween(seen * share, (seen + 1) * share), timing)
    void shown.finished.catch(() => undefined).then(() => pips.remove())
  }
  if (nth === 0) holdBack(die.closest('[data-part="rolled"]'), LANDED_MS * tempo)
}

/** What the dice decide is there to be heard at once, but not seen before they lie still. */
function holdBack(rolled: Element | null, duration: number): void {
  if (!rolled) return
  const held = [rolled, ...rolled.querySelectorAll('*')].filter((one) => one.matches('[data-held]'))
  for (const one of held) animate(one, [{ color: 'transparent' }, { color: 'transparent' }], { duration })
  for (const lit of rolled.querySelectorAll('[data-lit]')) animate(lit, [UNLIT, UNLIT], { duration })
}

const UNLIT: Keyframe = { backgroundColor: 'transparent', outlineColor: 'transparent' }

/** Neighbors turn either way, so that they do not dance in step. */
function spin(nth: number): readonly Keyframe[] {
  const way = nth % 2 === 0 ? 1 : -1
  const turned = (x: number, y: number, z: number, rise: number) => ({
    transform: `perspective(9em) translateY(${-rise}em) rotateX(${x}deg) rotateY(${y * way}deg) rotateZ(${z * way}deg)`,
  })
  return [
    turned(-300, 220, -150, 0.5),
    turned(-180, 130, -80, 1.1),
    turned(-60, 40, -24, 0.3),
    turned(14, -8, 7, 0.12),
    turned(0, 0, 0, 0),
  ]
}

/** Seen for a part of the time, and not before or after; what is seen last stays. */
function seenBetween(from: number, to: number): readonly Keyframe[] {
  const end = to === 1 ? 1 : 0
  return [
    { opacity: from === 0 ? 1 : 0, offset: 0, easing: 'steps(1, end)' },
    ...(from === 0 ? [] : [{ opacity: 1, offset: from, easing: 'steps(1, end)' }]),
    { opacity: end, offset: to, easing: 'steps(1, end)' },
    ...(to === 1 ? [] : [{ opacity: 0, offset: 1 }]),
  ]
}

function animate(element: Element, frames: readonly Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate([...frames], { ...timing, fill: 'backwards' })
  if (running.size === 0) listenForHaste()
  running.add(animation)
  void animation.finished.catch(() => undefined).then(() => running.delete(animation))
  return animation
}

/** Whoever acts has seen enough. */
function listenForHaste(): void {
  addEventListener('pointerdown', settleDice, { capture: true, once: true })
  addEventListener('keydown', settleDice, { capture: true, once: true })
}

function drawnPips(face: number): SVGGElement {
  const group = document.createElementNS(SVG, 'g')
  for (const [x, y] of pipsOf(face)) {
    const pip = document.createElementNS(SVG, 'circle')
    pip.setAttribute('class', classNames(styles['die__blur']))
    pip.setAttribute('cx', String(x))
    pip.setAttribute('cy', String(y))
    pip.setAttribute('r', '10')
    group.append(pip)
  }
  return group
}
