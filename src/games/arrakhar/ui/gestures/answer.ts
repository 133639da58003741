import type { HexId } from '@/engine/hex'
import type { Table } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import { answerCombat } from './combat'
import { type Answer, type Gesture, playThen, refused } from './gesture'
import { answerMovement } from './movement'
import { answerSpell } from './spells'
import { answerSummon, hauntIn } from './summon'

/** What a chosen hex means now: a step of the gesture, commands, or the reason why nothing comes of it. */
export function answerHex(table: Table, gesture: Gesture, hex: HexId): Answer {
  if (table.ending) return refused(refuse('AR-5.6', 'The game is over.'))
  if (table.drawOffer) return refused(refuse('AR-12.7', 'A draw is offered; it must be answered first.'))
  switch (table.now.segment) {
    case 'wanderingOrcs':
      // The rules alone say where an orc may stand, so the click is the command.
      return playThen([{ type: 'placeOrc', hex }])
    case 'summon':
      return answerSummon(table, gesture, hex)
    case 'movement':
      return answerMovement(table, gesture, hex)
    case 'haste':
    case 'fireball':
      return answerSpell(table, gesture, hex)
    case 'combat':
      return answerCombat(table, gesture, hex)
    case 'hauntCheck':
      return refused(
        hauntIn(table, hex)
          ? refuse('AR-11.1', 'All haunts are checked together; use the button.')
          : refuse('AR-11.1', 'Only haunts are checked now; use the button.'),
      )
    case 'sorcererDesign':
    case 'wizardDesign':
    case 'sorcererPlacement':
    case 'wizardPlacement':
      return refused(refuse('AR-2.5', 'The forces are still being set up.'))
  }
}
