import { describe } from 'vitest'
import { coreIn } from './core'
import { framesIn } from './frames'

describe('Chromium', () => coreIn('Chromium'))
describe('Chromium, framed', () => framesIn('Chromium'))
