import type { SignShape } from '../board-props'

/** Each shape as path data around its middle, eight units wide and high. */
export const SIGN_SHAPES: Readonly<Record<SignShape, string>> = {
  target:
    'M-4-.8h2.6v1.6h-2.6zM1.4-.8h2.6v1.6h-2.6zM-.8-4h1.6v2.6h-1.6zM-.8 1.4h1.6v2.6h-1.6zM-.9-.9h1.8v1.8h-1.8z',
  fist: 'M-3.8-1.4q0-1.6 1.5-1.6h.6v2h1v-2.4h1.3v2.4h.9v-2.2h1.2v2.4h.8v-1.4q1.1 0 1.1 1.2v1.8q0 2.4-2.4 2.4h-3.2q-2.8 0-2.8-2.8z',
  drop: 'M0-4.2c1.6 2.6 3 4 3 5.6a3 3 0 0 1-6 0c0-1.6 1.4-3 3-5.6z',
  bow: 'M-3.6 4l-.9-.9l6.1-6.1h-2.8v-1.2h5v5h-1.2v-2.8z',
  spark: 'M0-4.4l1.1 3.3l3.3 1.1l-3.3 1.1l-1.1 3.3l-1.1-3.3l-3.3-1.1l3.3-1.1z',
  bag: 'M-1.8-4.2h3.6l-.9 2q2.9 1.6 2.9 4.2q0 2-2 2h-3.6q-2 0-2-2q0-2.6 2.9-4.2z',
  wing: 'M-4.4-2.6q4.6-2.2 8.8-.6q-1 1-2.2 1.3q.4.7-.1 1.4q-1.1.5-2 .5q.1 1-.6 1.5q-2.9.7-3.9-4.1z',
  chain: 'M-4.2-1.6h3.6v1.1h-2.5v1h2.5v1.1h-3.6zM.6-1.6h3.6v3.2h-3.6v-1.1h2.5v-1h-2.5zM-1.6-.5h3.2v1h-3.2z',
  skull:
    'M-3.8-1a3.8 3.4 0 0 1 7.6 0q0 1.8-1.4 2.4v2.4h-4.8v-2.4q-1.4-.6-1.4-2.4zm1.3-.4v1.7h1.7v-1.7zm3.3 0v1.7h1.7v-1.7z',
}
