import { processTerminal } from '../terminal/verb'
import { dispatch } from './dispatch'

process.exitCode = await dispatch(process.argv.slice(2), processTerminal())
