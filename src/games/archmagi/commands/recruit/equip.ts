import { takeFrom } from '../../effects/bags'
import { happen } from '../../effects/flow/run'
import { tell } from '../../effects/scene'
import { written } from '../../effects/units'
import { canWield } from '../../queries/traits'
import { mageOf } from '../../queries/units'
import { refuse } from '../../refuse'
import { ARTIFACT, UNIT } from '../kit/args'
import { command } from '../kit/kit'
import { drawFirst } from './drawn-first'

/** An artifact of the Reserve goes to a unit that can use it (AM-6.10). */
export const equip = command({
  clause: 'AM-6.10',
  stage: ['recruitUnits', 'recruitSpells'],
  args: { artifact: ARTIFACT, unit: UNIT },
  subject: 'unit',
  moment: ({ table }) => drawFirst(table),
  choices: ({ table, seat }) => [...new Set(mageOf(table, seat).stored)].map((artifact) => ({ artifact })),
  refusalOf({ table, seat }, { artifact, unit }) {
    if (!mageOf(table, seat).stored.includes(artifact))
      return refuse('AM-C.2', 'That artifact is not in the Reserve.')
    return canWield(table, unit, artifact) ? undefined : refuse('AM-A.0.2', 'That unit cannot use it.')
  },
  perform: (doing, { artifact, unit }) =>
    happen(doing, (scene) => {
      takeFrom(scene.draft.mages[doing.seat].stored, artifact)
      written(scene, unit.id).artifacts.push(artifact)
      tell(scene, { type: 'gaveArtifact', seat: doing.seat, artifact, to: unit.id })
    }),
  say: ({ artifact, unit }) => `Give ${artifact} to ${unit}`,
})
