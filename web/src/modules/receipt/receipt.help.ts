import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

const guide = 'receipts'

export const help: ModuleHelp = {
  pages: {
    '/finance/receipt/desk': {
      purpose: label(
        '左边是到账的钱，右边是系统认为可能对应的收款期。销售认领，财务确认；认领和确认不能是同一个人。没有着落的钱一直显示在上面。',
        'At the left what came in, at the right the instalments it is likely for. Sales claim, finance confirms, never the same person. What belongs to nobody stays on top.',
      ),
      terms: ['claim', 'unallocated'],
      guide,
    },
    '/finance/receipt': {
      purpose: label(
        '每一笔到账一条记录：从哪个账户来、认领给了哪份合同、退过多少。同一笔流水导入几次都只有一条。',
        'One record for each credit: where it came from, which contract it paid, what was refunded. A line imported twice is there once.',
      ),
      terms: ['claim', 'unallocated'],
      guide,
    },
    '/finance/bankFormat': {
      purpose: label(
        '各家银行的对账单里，日期、金额、付款方叫什么列名。工、建、农、中、招、交已经设好，其他银行设一次。',
        'What banks call their columns. Six large banks are there; others are described once.',
      ),
      terms: [],
      guide,
    },
  },
  glossary: {
    claim: {
      term: label('认领', 'Claim'),
      means: label(
        '说明一笔到账是哪个客户、哪份合同的款；由另一人确认后才核销收款计划。',
        'Saying whose money it is; instalments are settled once somebody else confirms it.',
      ),
    },
    unallocated: {
      term: label('未核销', 'Unallocated'),
      means: label('已经到账，但还没有对应到合同的钱。', 'Money that came in and belongs to no contract yet.'),
    },
  },
  guides: {
    [guide]: {
      title: label('五分钟上手：开票与收款', 'Invoices and receipts in five minutes'),
      file: guide,
    },
  },
}
