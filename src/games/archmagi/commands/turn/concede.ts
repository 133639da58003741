import { concede as giveUp } from '../../effects/flow/conceding'
import { happen } from '../../effects/flow/run'
import { command } from '../kit/kit'

/** A seat gives up, whenever it is asked for something (AM-V.5). */
export const concede = command({
  clause: 'AM-V.5',
  stage: [
    ...(['map', 'order', 'deal', 'pickArchmagus', 'place'] as const),
    ...(['recruitUnits', 'recruitSpells', 'scout', 'movement', 'exploration', 'battle'] as const),
    ...(['pick', 'plan', 'roll', 'decide', 'respond', 'reroll', 'save', 'loot', 'replace'] as const),
    ...(['flee', 'revive', 'take', 'fortune', 'discard'] as const),
  ],
  args: {},
  refusalOf: () => undefined,
  perform: (doing) => happen(doing, (scene) => giveUp(scene, doing.seat)),
  say: () => 'Give up',
  idles: 'always',
})
