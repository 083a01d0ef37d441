import { Worker } from 'node:worker_threads'
import { maxInvoiceXml } from '@srm/api/invoicing'
import { NoInvoice } from '../invoice/no-invoice.rules.ts'
import type { ReadPdf } from './pdf.rules.ts'

const deadline = 15_000
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }
/** An invoice of many lines has some hundreds of pieces of text on its first page. */
const maxTexts = 20_000
/** Larger files are scans or something else. */
const maxPdf = 5 * 1024 * 1024

type Answer = { readonly read: ReadPdf } | { readonly problem: string }

/** A thread also carries messages of Node itself: under `--watch` it reports every file it loads. */
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && ('read' in message || 'problem' in message)

const whyNot = (problem: string): NoInvoice =>
  new NoInvoice(problem === 'PasswordException' ? 'PDF 已加密，请按票面填写' : 'PDF 不完整或已损坏')

/** What stands in a PDF from outside, read where it can do no harm; throws `NoInvoice` for what cannot be read. */
export const readPdf = (content: Buffer): Promise<ReadPdf> => {
  if (content.length > maxPdf) throw new NoInvoice('文件过大')
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('pdf-thread.service.ts', import.meta.url), {
      workerData: { content, maxXml: maxInvoiceXml, maxTexts },
      resourceLimits,
      stdout: true,
      stderr: true,
    })
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      void worker.terminate()
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new NoInvoice('PDF 内容不安全'))), deadline)
    worker.on('message', (message: unknown) => {
      if (!isAnswer(message)) return
      end(() => ('read' in message ? resolve(message.read) : reject(whyNot(message.problem))))
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new NoInvoice('PDF 内容不安全') : error)),
    )
  })
}
