import type { Names } from '../../commands/kit/kit'
import { designatingIn } from '../../rules/segments/designating'
import type { View } from '../../rules/view'
import { designationText } from '../words/designation-text'
import { stackText } from '../words/stack-text'
import { typeLookup, unitsText, unitText } from '../sentences/words'

/** What commands call things by, at a table. */
export function namesOf(view: View): Names {
  const typeOf = typeLookup(view)
  return {
    unit: (id) => unitText(id, typeOf),
    units: (ids) => unitsText(ids, typeOf),
    stack: (hex) => stackText(view, hex),
    designation(id) {
      const made = designatingIn(view)?.designations.find((one) => one.id === id)
      return made ? `${designationText(view, made)}, at ${made.hex}` : 'it'
    },
  }
}
