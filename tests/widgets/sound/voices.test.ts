import { describe, expect, test } from 'vitest'
import { lengthOf, type SoundName, VOICES } from '@/widgets/sound/voices'

const SOUNDS = Object.keys(VOICES) as SoundName[]

describe.each(SOUNDS)('%s', (name) => {
  test('is short', () => {
    expect(lengthOf(name)).toBeLessThan(1.3)
  })

  test('has notes that swell, die away, and can be heard', () => {
    for (const note of VOICES[name]) {
      expect(note.lasts).toBeGreaterThan(0.02)
      expect(note.swell).toBeGreaterThan(0)
      expect(note.swell).toBeLessThan(1)
      expect(Math.min(note.from, note.to)).toBeGreaterThan(30)
      expect(Math.max(note.from, note.to)).toBeLessThan(16_000)
    }
  })

  test('stays within its volume where its notes overlap', () => {
    for (const { at } of VOICES[name]) {
      const together = VOICES[name].filter((note) => note.at <= at && note.at + note.lasts > at)
      expect(together.reduce((sum, { level }) => sum + level, 0)).toBeLessThan(1.4)
    }
  })
})
