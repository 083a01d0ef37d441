import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/purchase/index': {
      purpose: label(
        '全部采购单：谁在询价、几时截止、走到哪一步。截止前谁也看不到价格。',
        'All purchases: who is asked, until when, and how far each has come. Nobody sees a price before the deadline.',
      ),
      terms: ['sealedQuote', 'minQuotes'],
    },
    '/purchase/inquiry': {
      purpose: label(
        '四步发起询价：选明细、选供应商、定条款、看短信再发布。发布后在同一页看谁已查看、谁已报价，也在这里重发、补邀、延期和答疑。',
        'Four steps to an inquiry: lines, suppliers, terms, and the message before it is sent. Afterwards the same page shows who has looked and who has quoted, and is where you send again, ask more suppliers, extend and answer.',
      ),
      terms: ['sealedQuote', 'minQuotes', 'openMode', 'hiddenState'],
    },
  },
  glossary: {
    sealedQuote: {
      term: label('密封报价', 'Sealed quote'),
      means: label(
        '截止前报价内容加密保存，采购员、管理员都看不到；截止后开标才能读。',
        'Until the deadline a quote is kept sealed: neither buyers nor administrators can read it before it is opened.',
      ),
    },
    minQuotes: {
      term: label('最少报价数', 'Fewest quotes'),
      means: label(
        '由采购分类和金额决定，发布时固定，只能调高。不够时请延期或补邀；确实只能这样，写明原因再继续。',
        'Set by type and amount, fixed when published, only ever raised. With fewer, extend it or ask more suppliers; or go on with a reason.',
      ),
    },
    openMode: {
      term: label('开标方式', 'How quotes are opened'),
      means: label(
        '小额到期或全部答复后开标，大额要两人一起开标。',
        'Small ones at the deadline or with the last answer, large ones by two people together.',
      ),
    },
    hiddenState: {
      term: label('答复状态保密', 'Hidden answers'),
      means: label(
        '截止前连“谁看过、谁报了”也不显示；招标一律如此。',
        'Until the deadline not even who has looked or quoted is shown; tenders are always so.',
      ),
    },
  },
}
