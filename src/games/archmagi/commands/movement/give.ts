import { takeFrom } from '../../effects/bags'
import { happen } from '../../effects/flow/run'
import { tell } from '../../effects/scene'
import { written } from '../../effects/units'
import { isA } from '../../queries/filters'
import { canWield, ownTraits } from '../../queries/traits'
import { stackWith } from '../../queries/units'
import { refuse, type Refused } from '../../refuse'
import type { State, Unit } from '../../state/state'
import type { ArtifactId } from '../../state/terms'
import { ARTIFACT, UNIT } from '../kit/args'
import { command } from '../kit/kit'

/** Why these two do not hand an artifact over in this phase (AM-8.7, AM-9.14). */
function handOverRefusal(table: State, from: Unit, to: Unit, artifact: ArtifactId): Refused {
  const isHero = (unit: Unit) => isA(ownTraits(table, unit), 'Hero')
  if (table.phase === 'movement')
    return isHero(to) || canWield(table, to, artifact)
      ? undefined
      : refuse('AM-9.14', 'Only a hero, or who can use it, is given an artifact.')
  if (!isHero(from) && !table.stolen.includes(artifact))
    return refuse('AM-8.7', 'Heroes give, and thieves what they have stolen.')
  return isHero(to) ? undefined : refuse('AM-8.7', 'Only a hero is given an artifact.')
}

/** A unit hands an artifact to another of its stack (AM-8.7, AM-9.14). */
export const give = command({
  clause: 'AM-9.14',
  stage: ['scout', 'movement'],
  args: { artifact: ARTIFACT, from: UNIT, to: UNIT },
  subject: 'from',
  choices: ({ table }, from) =>
    from.artifacts.flatMap((artifact) => stackWith(table, from).map((to) => ({ artifact, to }))),
  refusalOf({ table }, { artifact, from, to }) {
    const clause = table.phase === 'movement' ? 'AM-9.14' : 'AM-8.7'
    if (!from.artifacts.includes(artifact)) return refuse('AM-C.2', 'That unit does not carry it.')
    if (to.seat !== from.seat || to.hex !== from.hex || to.id === from.id)
      return refuse(clause, 'It is handed to another unit of the stack.')
    if (table.given.includes(artifact)) return refuse(clause, 'An artifact changes hands once in a phase.')
    return handOverRefusal(table, from, to, artifact)
  },
  perform: (doing, { artifact, from, to }) =>
    happen(doing, (scene) => {
      takeFrom(written(scene, from.id).artifacts, artifact)
      written(scene, to.id).artifacts.push(artifact)
      takeFrom(scene.draft.stolen, artifact)
      scene.draft.given.push(artifact)
      tell(scene, { type: 'gaveArtifact', seat: doing.seat, artifact, to: to.id })
    }),
  say: ({ artifact, from, to }) => `${from} gives ${artifact} to ${to}`,
})
