import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

const guide = 'final-account'

export const help: ModuleHelp = {
  pages: {
    '/project/finalAccount': {
      purpose: label(
        '项目到底赚了多少：按单据自动取数，每个数字都能打开它的单据；差异要说明，财务逐行核对，审批后锁定。',
        'What a project came to, built of its documents. Every figure opens them; differences are explained, finance confirms each line, approved it is locked.',
      ),
      terms: ['finalDifference', 'profitBridge', 'finalSupplement'],
      guide,
    },
  },
  glossary: {
    finalDifference: {
      term: label('决算差异', 'Difference'),
      means: label(
        '同一张单据已结算与已开收票、已收付款的差；不为零就要写明原因，否则不能送审。',
        'What of a document is settled and not invoiced or not paid. It needs a reason before the account is sent in.',
      ),
    },
    profitBridge: {
      term: label('利润桥', 'Profit bridge'),
      means: label(
        '从立项预算毛利出发，经预算版本、预算调整、合同变更和各科目结余，一步步到决算利润，相加必须相等。',
        'From the margin of the first budget through versions, changes and categories to the profit; the steps add up exactly.',
      ),
    },
    finalSupplement: {
      term: label('补充决算', 'Supplement'),
      means: label(
        '决算锁定后才到的票款进下一版，只含差额，同样要核对和审批。',
        'What comes after the lock goes into a further version with the difference only, confirmed and approved again.',
      ),
    },
  },
  guides: {
    [guide]: { title: label('五分钟上手：决算', 'Final accounts in five minutes'), file: guide },
  },
}
