import { dispatch } from './dispatch'
import { processTerminal } from './verb'

process.exitCode = await dispatch(process.argv.slice(2), processTerminal())
