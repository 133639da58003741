import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// What is loaded on demand may take its time on a busy machine; a test that waits for it is no timed test.
configure({ asyncUtilTimeout: 30_000 })

// What is still being loaded when the last test is over comes in vain, but must not find its document gone.
afterAll(() => vi.dynamicImportSettled())
