import { describe } from 'vitest'
import { coreIn } from './core'
import { framesIn } from './frames'

describe('Firefox', () => coreIn('Firefox'))
describe('Firefox, framed', () => framesIn('Firefox'))
