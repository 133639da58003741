import { type Noise, type Note, type SoundName, VOICES } from './voices'

/** A sound and how many seconds from now it begins. */
export interface Sounding {
  readonly sound: SoundName
  readonly after: number
}

/** Modest: a table is not a fairground. */
const VOLUME = 0.22
const SILENT = 0.0001
const NOISE_SECONDS = 1

/** Plays the sounds of one table; silent until somebody has acted on the page, and while it is out of sight. */
export class SoundPlayer {
  private context: AudioContext | null = null
  private out: GainNode | null = null
  private noise: AudioBuffer | null = null

  constructor() {
    document.addEventListener('visibilitychange', this.followSight)
  }

  /** Plays sounds, each when it is due. */
  play(soundings: readonly Sounding[]): void {
    if (soundings.length === 0 || document.hidden || !hasActed()) return
    const context = this.wake()
    for (const { sound, after } of soundings)
      for (const note of VOICES[sound]) this.sound(context, note, context.currentTime + after)
  }

  /** Falls silent for good. */
  dispose(): void {
    document.removeEventListener('visibilitychange', this.followSight)
    void this.context?.close()
    this.context = null
  }

  private readonly followSight = (): void => {
    void (document.hidden ? this.context?.suspend() : this.context?.resume())
  }

  private wake(): AudioContext {
    if (this.context) return this.context
    const context = new AudioContext()
    this.context = context
    this.out = context.createGain()
    this.out.gain.value = VOLUME
    // Several sounds at once are kept from clipping.
    this.out.connect(context.createDynamicsCompressor()).connect(context.destination)
    this.noise = whiteNoise(context)
    return context
  }

  private sound(context: AudioContext, note: Note, now: number): void {
    const begin = now + note.at
    const end = begin + note.lasts
    const envelope = context.createGain()
    envelope.gain.setValueAtTime(SILENT, begin)
    envelope.gain.linearRampToValueAtTime(note.level, begin + note.lasts * note.swell)
    envelope.gain.exponentialRampToValueAtTime(SILENT, end)
    const source = 'wave' in note ? tone(context, note, begin) : this.hiss(context, note, begin, envelope)
    if ('wave' in note) source.connect(envelope)
    if (this.out) envelope.connect(this.out)
    source.start(begin)
    source.stop(end)
  }

  private hiss(context: AudioContext, note: Noise, begin: number, into: AudioNode): AudioScheduledSourceNode {
    const source = context.createBufferSource()
    source.buffer = this.noise
    source.loop = true
    const filter = context.createBiquadFilter()
    filter.type = note.filter
    filter.Q.value = note.narrow
    glide(filter.frequency, note, begin)
    source.connect(filter).connect(into)
    return source
  }
}

/** Not every browser tells; those that do not keep silent by themselves. */
function hasActed(): boolean {
  const browser: Partial<Navigator> = navigator
  return browser.userActivation?.hasBeenActive ?? true
}

function tone(context: AudioContext, note: Extract<Note, { wave: string }>, begin: number): OscillatorNode {
  const source = context.createOscillator()
  source.type = note.wave
  glide(source.frequency, note, begin)
  return source
}

function glide(frequency: AudioParam, { from, to, lasts }: Note, begin: number): void {
  frequency.setValueAtTime(from, begin)
  frequency.exponentialRampToValueAtTime(to, begin + lasts)
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let nth = 0; nth < samples.length; nth++) samples[nth] = Math.random() * 2 - 1
  return buffer
}
