import { configure } from '@testing-library/react'

// What is loaded on demand may take its time on a busy machine; a test that waits for it is no timed test.
configure({ asyncUtilTimeout: 10_000 })
