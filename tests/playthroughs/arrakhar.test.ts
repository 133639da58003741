import { ARRAKHAR } from './arrakhar'
import { testPlaythroughs } from './playthrough'

testPlaythroughs(ARRAKHAR)
