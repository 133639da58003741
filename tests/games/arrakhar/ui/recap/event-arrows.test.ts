import { expect, test } from 'vitest'
import type { Event } from '@/games/arrakhar/events'
import { PRESENTATIONS } from '@/games/arrakhar/ui/events'
import { typeLookup } from '@/games/arrakhar/ui/sentences/words'
import { recapWaysBy } from '@/table/recap/recap-ways'
import { attack, castSummon, END, fireball, move, placeSummoned, resolve } from '../../../../support/orders'
import { laidOut } from '../play/laid-out'
import { PlayedGame } from './played-game'

const { arrowsOf } = recapWaysBy(PRESENTATIONS, typeLookup)

/** The arrows of all that the sorcerer did, as the wizard would see them: '0808>0807 aid'. */
function arrowsIn(game: PlayedGame): readonly string[] {
  const log = game.log('wizard')
  return log.flatMap(({ number, events }) =>
    events.flatMap((event: Event) =>
      arrowsOf(event, game.viewAt('wizard', number - 1), log).map(
        ({ from, to, kind }) => `${event.type} ${from}>${to} ${kind}`,
      ),
    ),
  )
}

test('a move points from where it began to where it ended', () => {
  const game = new PlayedGame(laidOut('sorcerer movement', { '0808': 'ghoul', '0806': 'elf' }))
  expect(arrowsIn(game.then(move('ghoul-1', '0908 0909')))).toEqual(['moved 0808>0909 aid'])
})

test('a fireball points from its caster, and a summoning to its haunt', () => {
  const game = new PlayedGame(
    laidOut('sorcerer summon', { '0904': 'sorcerer', '0806': 'elf', '0805': 'sorcerer' }),
  )
    .then(castSummon('sorcerer-1', 'C1'), 1)
    .then(placeSummoned(1))
    .then(END)
    .then(END)
    .then(fireball('sorcerer-2', '0806'))
    .then(resolve(1), 6)
  expect(arrowsIn(game)).toEqual([
    'summonCast 0904>0905 aid',
    'fireballDesignated 0805>0806 fire',
    'fireballResolved 0805>0806 fire',
  ])
})

test('an attack points from each hex of its attackers, the dead among them too', () => {
  const game = new PlayedGame(
    laidOut('sorcerer combat', { '0807': 'ghoul ghoul', '0707': 'orc', '0806': 'elf elf' }),
  )
    .then(attack('ghoul-1 ghoul-2 orc-1', '0806', 'elf-1 elf-2'))
    .then(resolve(1), 6)
  const arrows = arrowsIn(game).filter((arrow) => arrow.startsWith('attackResolved'))
  expect(arrows).toEqual(['attackResolved 0807>0806 blade', 'attackResolved 0707>0806 blade'])
})
