import * as v from 'valibot'
import file from './synonyms.yaml'

const names = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty())
const shape = v.strictObject({
  alike: v.array(names),
  meant: v.array(v.strictObject({ said: names, told: names })),
})

/** Other names of things (`synonyms.yaml`), for whoever does not know what rules call them. */
export const SYNONYMS = v.parse(shape, file)
