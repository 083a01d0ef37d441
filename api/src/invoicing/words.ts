import type { z } from 'zod'
import { choice } from '../shared/fields.ts'

/** What we issue: how its number looks follows from it. */
export const issuedKind = () =>
  choice('发票类型', 'Kind of invoice', [
    ['digitalSpecial', '数电专票', 'Digital special invoice', 'blue'],
    ['digitalOrdinary', '数电普票', 'Digital ordinary invoice', 'cyan'],
    ['paperSpecial', '纸质专票', 'Paper special invoice', 'purple'],
    ['paperOrdinary', '纸质普票', 'Paper ordinary invoice', 'grey'],
    ['receipt', '收据', 'Receipt', 'grey'],
  ])
export type IssuedKind = z.output<ReturnType<typeof issuedKind>>

export const invoiceStages = [
  'applying',
  'toIssue',
  'issued',
  'delivered',
  'partlyRed',
  'reversed',
  'red',
  'canceled',
] as const
export type InvoiceStage = (typeof invoiceStages)[number]

/** Where the invoice stands; what the approval does to the application is its status. */
export const invoiceStage = () =>
  choice('开票状态', 'State', [
    ['applying', '申请中', 'Applied for', 'grey'],
    ['toIssue', '待开具', 'To be issued', 'orange'],
    ['issued', '已开具', 'Issued', 'blue'],
    ['delivered', '已交付', 'Delivered', 'green'],
    ['partlyRed', '部分红冲', 'Partly reversed', 'purple'],
    ['reversed', '已红冲', 'Reversed', 'red'],
    ['red', '红字发票', 'Red invoice', 'red'],
    ['canceled', '已取消', 'Canceled', 'grey'],
  ])

export const delivery = () =>
  choice('交付方式', 'Delivered by', [
    ['email', '邮箱', 'E-mail'],
    ['platform', '税务平台', 'Tax platform'],
    ['courier', '快递', 'Courier'],
    ['hand', '当面交付', 'By hand'],
  ])

/** What we receive from suppliers: its kind says how its number looks and whether its tax comes back. */
export const receivedKind = () =>
  choice('发票类型', 'Kind of invoice', [
    ['digitalSpecial', '数电专票', 'Digital special invoice', 'blue'],
    ['digitalOrdinary', '数电普票', 'Digital ordinary invoice', 'cyan'],
    ['paperSpecial', '纸质专票', 'Paper special invoice', 'purple'],
    ['paperOrdinary', '纸质普票', 'Paper ordinary invoice', 'grey'],
    ['other', '其他票据', 'Other receipt', 'grey'],
  ])
export type ReceivedKind = z.output<ReturnType<typeof receivedKind>>

/** Whether the tax bureau knows the invoice, as somebody who did not enter it found. */
export const verifyState = () =>
  choice('核验状态', 'Verified', [
    ['unverified', '待核验', 'To be verified', 'orange'],
    ['verified', '已核验', 'Verified', 'green'],
    ['failed', '核验不通过', 'Failed', 'red'],
  ])

/** How the invoices of an order stand to what was ordered and accepted. */
export const matchState = () =>
  choice('匹配状态', 'Match', [
    ['unmatched', '待验收', 'Nothing accepted yet', 'grey'],
    ['matched', '已匹配', 'Matched', 'green'],
    ['exception', '异常', 'Exception', 'red'],
  ])
export type InvoiceMatchState = z.output<ReturnType<typeof matchState>>

/** Whether the buyer on the invoice is our company. */
export const titleState = () =>
  choice('抬头检查', 'Title', [
    ['unchecked', '未检查', 'Not checked', 'grey'],
    ['ours', '一致', 'Ours', 'green'],
    ['wrong', '不一致', 'Not ours', 'red'],
  ])

export const entrySource = () =>
  choice('录入方式', 'Entered', [
    ['hand', '手工录入', 'By hand', 'grey'],
    ['supplier', '供应商上传', 'By the supplier', 'blue'],
  ])
