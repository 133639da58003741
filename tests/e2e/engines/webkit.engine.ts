import { describe } from 'vitest'
import { coreIn } from './core'
import { framesIn } from './frames'

describe('WebKit', () => coreIn('WebKit'))
describe('WebKit, framed', () => framesIn('WebKit'))
