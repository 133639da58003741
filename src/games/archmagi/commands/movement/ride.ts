import { happen } from '../../effects/flow/run'
import { tell } from '../../effects/scene'
import { unsettle, written } from '../../effects/units'
import { boardingRefusal } from '../../queries/riding'
import { stackWith } from '../../queries/units'
import { refuse } from '../../refuse'
import { UNIT, UNIT_OR_NONE } from '../kit/args'
import { command } from '../kit/kit'

/** A unit mounts another where it is, or dismounts (AM-9.10). */
export const ride = command({
  clause: 'AM-9.10',
  stage: 'movement',
  args: { unit: UNIT, carrier: UNIT_OR_NONE },
  subject: 'unit',
  choices: ({ table }, unit) => [null, ...stackWith(table, unit)].map((carrier) => ({ carrier })),
  refusalOf({ table }, { unit, carrier }) {
    if (unit.used.includes('mounted')) return refuse('AM-9.10', 'A unit mounts or dismounts once in a phase.')
    if (carrier === null) return unit.riding === null ? refuse('AM-9.10', 'It rides on nobody.') : undefined
    return unit.riding === carrier.id
      ? refuse('AM-9.10', 'It rides there already.')
      : boardingRefusal(table, [unit], { [unit.id]: carrier.id })
  },
  perform: (doing, { unit: { id }, carrier }) =>
    happen(doing, (scene) => {
      const unit = written(scene, id)
      unit.riding = carrier?.id ?? null
      unit.used.push('mounted')
      unsettle(scene, unit)
      tell(scene, { type: 'rode', seat: doing.seat, unit: id, carrier: unit.riding })
    }),
  say: ({ unit, carrier }) => `${unit} rides on ${carrier}`,
})
