import { parentPort, workerData } from 'node:worker_threads'
import { present } from '@/engine/refusal'
import { playShare, type Share } from './fuzz/share'

const port = present(parentPort, 'the thread that started this worker')

await playShare(workerData as Share, (report) => port.postMessage(report))
