/** A sound of the table. */
export type SoundName =
  | 'dice'
  | 'step'
  | 'fire'
  | 'blades'
  | 'fall'
  | 'summon'
  | 'haste'
  | 'rubble'
  | 'wand'
  | 'curtain'

interface Shape {
  /** Seconds after the sound began. */
  readonly at: number
  /** Seconds until it has died away. */
  readonly lasts: number
  /** Loudest, from 0 to 1. */
  readonly level: number
  /** Share of its time in which it swells; short for what strikes. */
  readonly swell: number
  /** Hertz at its beginning and its end: of the tone, or of the filter over the noise. */
  readonly from: number
  readonly to: number
}

/** A tone that glides. */
export interface Tone extends Shape {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth'
}

/** Noise through a filter that glides. */
export interface Noise extends Shape {
  readonly filter: 'lowpass' | 'bandpass' | 'highpass'
  /** How narrow the filter is. */
  readonly narrow: number
}

export type Note = Tone | Noise

/** A die that hits the table. */
function knock(at: number, level: number, pitch: number): readonly Note[] {
  return [
    { filter: 'bandpass', narrow: 3, at, lasts: 0.045, level, swell: 0.02, from: pitch, to: pitch * 0.7 },
    { wave: 'triangle', at, lasts: 0.04, level: level * 0.4, swell: 0.02, from: pitch / 4, to: pitch / 6 },
  ]
}

function bell(at: number, level: number, pitch: number, lasts: number): readonly Note[] {
  return [
    { wave: 'sine', at, lasts, level, swell: 0.02, from: pitch, to: pitch },
    {
      wave: 'sine',
      at,
      lasts: lasts * 0.6,
      level: level * 0.35,
      swell: 0.02,
      from: pitch * 2.76,
      to: pitch * 2.76,
    },
  ]
}

/** Every sound, made up of noise and tones; nothing is recorded, so nothing is anybody's. */
export const VOICES: Readonly<Record<SoundName, readonly Note[]>> = {
  dice: [
    ...knock(0, 0.5, 2100),
    ...knock(0.07, 0.42, 2600),
    ...knock(0.12, 0.5, 1800),
    ...knock(0.2, 0.34, 2400),
    ...knock(0.26, 0.26, 2000),
    ...knock(0.36, 0.2, 1700),
    ...knock(0.42, 0.12, 1900),
  ],
  step: [
    { filter: 'lowpass', narrow: 1, at: 0, lasts: 0.06, level: 0.5, swell: 0.03, from: 900, to: 260 },
    { wave: 'sine', at: 0, lasts: 0.06, level: 0.32, swell: 0.03, from: 170, to: 95 },
  ],
  fire: [
    { filter: 'bandpass', narrow: 0.8, at: 0, lasts: 0.34, level: 0.4, swell: 0.75, from: 380, to: 1900 },
    { filter: 'lowpass', narrow: 0.7, at: 0.29, lasts: 0.5, level: 0.55, swell: 0.04, from: 1500, to: 140 },
    { wave: 'sine', at: 0.29, lasts: 0.36, level: 0.4, swell: 0.03, from: 120, to: 42 },
  ],
  blades: [
    { filter: 'highpass', narrow: 1, at: 0, lasts: 0.14, level: 0.16, swell: 0.7, from: 2400, to: 5200 },
    ...bell(0.15, 0.24, 1870, 0.42),
    ...bell(0.155, 0.16, 2515, 0.34),
    { filter: 'highpass', narrow: 1, at: 0.15, lasts: 0.07, level: 0.4, swell: 0.02, from: 4200, to: 6500 },
  ],
  fall: [
    { wave: 'sine', at: 0, lasts: 0.24, level: 0.5, swell: 0.03, from: 150, to: 48 },
    { filter: 'lowpass', narrow: 1, at: 0, lasts: 0.16, level: 0.4, swell: 0.03, from: 700, to: 120 },
  ],
  summon: [
    { wave: 'triangle', at: 0, lasts: 0.8, level: 0.26, swell: 0.4, from: 98, to: 147 },
    { wave: 'sine', at: 0.08, lasts: 0.72, level: 0.2, swell: 0.5, from: 233, to: 311 },
    { filter: 'bandpass', narrow: 6, at: 0, lasts: 0.8, level: 0.3, swell: 0.55, from: 300, to: 1500 },
  ],
  haste: [...bell(0, 0.16, 1047, 0.28), ...bell(0.08, 0.16, 1319, 0.28), ...bell(0.16, 0.18, 1568, 0.42)],
  rubble: [
    { filter: 'lowpass', narrow: 0.8, at: 0, lasts: 0.7, level: 0.7, swell: 0.05, from: 620, to: 70 },
    ...knock(0.06, 0.28, 520),
    ...knock(0.17, 0.24, 430),
    ...knock(0.31, 0.18, 480),
  ],
  wand: [
    ...bell(0, 0.16, 784, 0.5),
    ...bell(0.09, 0.16, 988, 0.5),
    ...bell(0.18, 0.16, 1175, 0.5),
    ...bell(0.3, 0.2, 1568, 0.95),
  ],
  curtain: [
    { filter: 'bandpass', narrow: 0.9, at: 0, lasts: 0.42, level: 0.34, swell: 0.45, from: 700, to: 2300 },
    { filter: 'highpass', narrow: 0.7, at: 0.06, lasts: 0.3, level: 0.1, swell: 0.5, from: 3000, to: 5000 },
  ],
}

/** How many seconds a sound takes. */
export function lengthOf(name: SoundName): number {
  return Math.max(...VOICES[name].map(({ at, lasts }) => at + lasts))
}
