import { ARENA } from './arena'
import { testPlaythroughs } from './playthrough'

testPlaythroughs(ARENA)
