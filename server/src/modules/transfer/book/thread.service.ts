import { parentPort, workerData } from 'node:worker_threads'
import { readBook, TooMuch, type Over } from './workbook.service.ts'

/** Runs in a thread of its own with little memory: a hostile workbook ends the thread, not the server. */
const { content, maxRows, over } = workerData as { content: Uint8Array; maxRows: number; over: Over }

try {
  parentPort?.postMessage({ sheets: await readBook(content, maxRows, over) })
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof TooMuch ? 'transfer.too_many_rows' : 'transfer.not_a_workbook' })
}
