import type { Stop } from '@/teach/study/opened/stops'

/** A stop for each word: turn, phase and segment by a letter or digit each, such as '1as'. */
export function stopsAt(text: string): readonly Stop[] {
  return text.split(' ').map((word, step) => {
    const [turn = '', phase = '', segment = ''] = word
    return { step, moment: { turn: `Turn ${turn}`, phase, segment } }
  })
}
