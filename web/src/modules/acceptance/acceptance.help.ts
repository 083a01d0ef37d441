import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/purchase/acceptance': {
      purpose: label(
        '现场点清实际间夜、人数和数量，拍照、记扣款，供应商在手机上签字，审批后结算。验收多少，才能开多少票、付多少钱。',
        'What was really there is counted on site, with photos and deductions; the supplier signs on a phone and it is settled after approval. Only what is accepted can be invoiced and paid.',
      ),
      terms: ['acceptanceFinal', 'acceptanceSignature', 'threeWayMatch'],
    },
  },
  glossary: {
    acceptanceFinal: {
      term: label('末次验收', 'Last of its order'),
      means: label(
        '这次验完就不再交付了，订单剩下的数量作废、预算释放。分几次交付的，前几次不要勾。',
        'Nothing more is delivered: what is left of the order is given up and its budget is free. Leave it off while more is to come.',
      ),
    },
    acceptanceSignature: {
      term: label('供应商签字', 'Signature'),
      means: label(
        '短信链接打开看到的内容和签字一起存档，之后改动会使签字失效。',
        'What the supplier saw is kept with the signature; a change afterwards makes it void.',
      ),
    },
    threeWayMatch: {
      term: label('三单匹配', 'Three-way match'),
      means: label(
        '发票不能超过订单和验收里较小的那个，超出容差要先处理。',
        'An invoice is at most the smaller of order and acceptance; beyond the tolerance it is held.',
      ),
    },
  },
}
