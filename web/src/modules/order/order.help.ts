import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/purchase/order': {
      purpose: label(
        '告诉供应商交付什么、多少钱。定标通过自动生成；协议价和零星采购直接下单。供应商在手机上确认后，档期和预算才算定下来。',
        'What a supplier is told to deliver, and for how much. Awards make them; agreed prices and small things are ordered directly. Dates and budget are settled once the supplier has confirmed on a phone.',
      ),
      terms: ['orderVersion', 'agreedPrice', 'orderAnswer'],
    },
    '/purchase/orderChange': {
      purpose: label(
        '已确认的订单要改数量、价格或日期，走变更：审批通过后短信发给供应商，对方同意才生成新版本。',
        'A confirmed order is changed by a document of its own. Once approved it goes to the supplier, and a new version counts when the supplier agrees.',
      ),
      terms: ['orderVersion'],
    },
  },
  glossary: {
    orderVersion: {
      term: label('订单版本', 'Version'),
      means: label(
        '双方都同意过的一份内容。首次确认是第 1 版，每次变更生效加 1，以前的版本都能看到。',
        'What both sides agreed to. The first confirmation is version 1, each change in force makes the next; all of them are kept.',
      ),
    },
    agreedPrice: {
      term: label('协议价', 'Agreed price'),
      means: label(
        '价格库里和供应商谈好、在有效期内的价格。按协议价下单不用询价，数量不能超过协议量。',
        'A price in the library that is good today. It is ordered at without an inquiry, up to the quantity agreed on.',
      ),
    },
    orderAnswer: {
      term: label('供应商答复', 'Answer'),
      means: label(
        '对方对最近一次发送的订单的回应：确认、要求修改或拒绝。要求修改时撤回订单改好再发。',
        'What the supplier said to the order as it was sent last. If it asks for a change, take the order back and send it once more.',
      ),
    },
  },
}
