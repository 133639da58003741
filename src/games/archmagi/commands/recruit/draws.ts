import { reading } from '@/engine/kernel/draft'
import { drawInto } from '../../effects/bags'
import { happen } from '../../effects/flow/run'
import { tell } from '../../effects/scene'
import { limitOf, spellsOver } from '../../queries/reserves'
import { clockwiseFrom } from '../../queries/units'
import { refuse } from '../../refuse'
import { DRAWS } from '../../tables/figures'
import { command } from '../kit/kit'

/** The active seat draws units, first of all (AM-6.1). */
export const drawUnits = command({
  clause: 'AM-6.1',
  stage: 'recruitUnits',
  args: {},
  refusalOf: ({ table }) => (table.drawn ? refuse('AM-6.1', 'The draw has been made.') : undefined),
  perform: (doing) =>
    happen(doing, (scene) => {
      scene.draft.drawn = true
      drawInto(scene, 'units', doing.seat, DRAWS.units)
    }),
  say: () => 'Draw units',
})

/** Every seat draws spells, the active one first; who has too many owes some (AM-7.1, AM-7.2). */
export const drawSpells = command({
  clause: 'AM-7.1',
  stage: 'recruitSpells',
  args: {},
  refusalOf: ({ table }) => (table.drawn ? refuse('AM-7.1', 'The draw has been made.') : undefined),
  perform: (doing) =>
    happen(doing, (scene) => {
      const { draft } = scene
      draft.drawn = true
      for (const seat of clockwiseFrom(reading(draft), doing.seat)) {
        drawInto(scene, 'spells', seat, limitOf(reading(draft), seat, 'spellDraw'))
        if (seat === doing.seat) continue
        const owed = spellsOver(reading(draft), seat)
        if (owed === 0) continue
        draft.mages[seat].owed = owed
        tell(scene, { type: 'owes', seat, count: owed, roll: null })
      }
    }),
  say: () => 'Draw spells',
})
