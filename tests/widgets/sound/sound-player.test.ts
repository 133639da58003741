// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SoundPlayer } from '@/widgets/sound/sound-player'
import { VOICES } from '@/widgets/sound/voices'

const NOW = 5
const started: number[] = []
const contexts: FakeContext[] = []

const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
})

/** Any node of the synthesizer; what is connected to it can be connected on. */
const node = () => ({
  gain: param(),
  frequency: param(),
  Q: param(),
  connect: (next: unknown) => next,
  start: (at: number) => started.push(at),
  stop: vi.fn(),
})

class FakeContext {
  readonly currentTime = NOW
  readonly sampleRate = 100
  readonly destination = {}
  readonly suspend = vi.fn()
  readonly resume = vi.fn()
  readonly close = vi.fn()
  readonly createGain = node
  readonly createOscillator = node
  readonly createBufferSource = node
  readonly createBiquadFilter = node
  readonly createDynamicsCompressor = node
  constructor() {
    contexts.push(this)
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) }
  }
}

function setPage({ acted = true, hidden = false } = {}): void {
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: acted },
    configurable: true,
  })
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
}

beforeEach(() => {
  started.length = 0
  contexts.length = 0
  vi.stubGlobal('AudioContext', FakeContext)
  setPage()
})
afterEach(() => vi.unstubAllGlobals())

describe('a player', () => {
  test('starts every note of a sound when it is due', () => {
    new SoundPlayer().play([{ sound: 'fire', after: 0.5 }])
    expect(started).toEqual(VOICES.fire.map(({ at }) => NOW + 0.5 + at))
  })

  test('makes one synthesizer for all sounds', () => {
    const player = new SoundPlayer()
    player.play([{ sound: 'step', after: 0 }])
    player.play([{ sound: 'dice', after: 0 }])
    expect(contexts).toHaveLength(1)
  })

  test.each([
    ['until somebody has acted', { acted: false }],
    ['while the page is out of sight', { hidden: true }],
  ])('is silent %s', (_, page) => {
    setPage(page)
    new SoundPlayer().play([{ sound: 'step', after: 0 }])
    expect(contexts).toEqual([])
  })

  test('stops when the page goes out of sight, and goes on when it is back', () => {
    new SoundPlayer().play([{ sound: 'step', after: 0 }])
    setPage({ hidden: true })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(contexts[0]?.suspend).toHaveBeenCalledOnce()
    setPage()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(contexts[0]?.resume).toHaveBeenCalledOnce()
  })

  test('falls silent for good', () => {
    const player = new SoundPlayer()
    player.play([{ sound: 'step', after: 0 }])
    player.dispose()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(contexts[0]?.close).toHaveBeenCalledOnce()
    expect(contexts[0]?.resume).not.toHaveBeenCalled()
  })
})
