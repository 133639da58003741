import { threatenedBy } from '@/games/arrakhar/queries/threats/threats'
import { situation } from '../support/situation'
import { quantile, timed } from './measure'

const PASSES = 40

/** Nearly as many stacks as a side can have. */
const CROWDED = {
  ...Object.fromEntries(
    [
      '0805',
      '0806',
      '0904',
      '1004',
      '1105',
      '1204',
      '1305',
      '1405',
      '1507',
      '1607',
      '1708',
      '1807',
      '1908',
    ].map((hex, nth) => [hex, ['4 demon', '4 orc', '4 ghoul'][nth % 3] ?? '']),
  ),
  '0510': '4 sorcerer',
  '0708': '4 sorcerer',
  '1112': '4 sorcerer',
  '1511': '4 sorcerer',
  '1911': '4 sorcerer',
  '0910': '4 elf',
}

/** Milliseconds that it takes to find what a whole side threatens, which the board shows while a key is held. */
export function threatTime(): number {
  const { position } = situation('wizard movement', CROWDED)
  const times = Array.from(
    { length: PASSES },
    () => timed(1, () => threatenedBy(position, 'sorcerer')).seconds * 1000,
  )
  return quantile(times, 0.5)
}
