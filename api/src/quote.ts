import { externalQuote } from './quote/external.ts'
import { opening } from './quote/opening.ts'
import { openedQuote, surrogate } from './quote/quote.ts'
import { standing } from './quote/standing.ts'
import { errors } from './shared/errors.ts'

export type { AskedLine, QuotePage, QuoteReceipt, SealedFile } from './quote/external.ts'
export type { QuoteForm, QuoteFormLine } from './quote/form.ts'
export type { OpenedQuote, Opening } from './quote/opening.ts'
export type { QuoteDetail, QuoteDetailLine, SurrogatePage } from './quote/quote.ts'

export type { QuoteHold, SupplierQuote, SupplierQuotes } from './quote/standing.ts'

export const quote = { external: externalQuote, opening, opened: openedQuote, standing, surrogate }

export const quoteErrors = errors({
  'quote.gone': [
    65301,
    410,
    '链接已失效，请联系发送给您的人重新发送',
    'This link is no longer good; ask whoever sent it to send it again',
  ],
  'quote.too_late': [65302, 409, '报价已截止，不能再提交或修改', 'Quotes are no longer taken'],
  'quote.no_quote': [65303, 409, '还没有可以撤回的报价', 'There is no quote to withdraw'],
  'quote.lines_changed': [65304, 409, '采购内容已变化，请刷新后重新核对', 'What is asked for has changed, look again'],
  'quote.partial': [
    65305,
    422,
    '请对全部 {{count}} 行报价，本次询价不接受部分报价',
    'All {{count}} lines must be quoted',
  ],
  'quote.nothing': [65306, 422, '请至少对一行报价；不报价请选择"不报价"', 'Quote a line, or decline'],
  'quote.line': [65307, 422, '第 {{line}} 行：{{what}}', 'Line {{line}}: {{what}}'],
  'quote.no_alternate': [65308, 422, '本次询价不接受替代方案', 'Alternatives are not taken'],
  'quote.valid_until': [65309, 422, '报价有效期不能早于今天', 'A quote is good for today at least'],
  'quote.files': [65310, 422, '附件已失效，请重新上传', 'A file is gone, add it again'],
  'quote.too_many_files': [65311, 422, '附件数量已达上限', 'There are too many files'],
  'quote.reason': [65312, 422, '请选择不报价原因', 'Choose a reason'],
  'opening.too_early': [65320, 409, '报价尚未截止，不能开标', 'Quotes are not opened before the deadline'],
  'opening.not_open': [65321, 409, '该采购单没有待开标的报价', 'Nothing waits to be opened'],
  'opening.twice': [65322, 409, '您已确认开标，请另一位开标人确认', 'You have confirmed; now it takes somebody else'],
  'opening.late_undecided': [
    65324,
    409,
    '有截止后代录的报价待审批，请先处理',
    'A quote entered after the deadline has to be decided first',
  ],
  'opening.scores_missing': [
    65323,
    409,
    '技术评分未完成（{{given}}/{{needed}}）：全部评审人评完全部标准后才能开价格标',
    'Prices are opened once all technical scores are given: {{given}} of {{needed}} are',
  ],
  'opening.key_lost': [
    65326,
    409,
    '报价解封密钥不可用，请联系系统管理员',
    'The key the quotes are sealed with is not at hand; ask your system administrator',
  ],
  'opening.broken': [
    65327,
    409,
    '有报价与回执不符，已停止开标',
    'A quote is not what its receipt says; nothing was opened',
  ],
  'surrogate.not_yours': [
    65330,
    409,
    '采购人和评审人不能代录报价',
    'Neither the buyer nor an evaluator enters a quote for a supplier',
  ],
  'surrogate.opened': [65331, 409, '已开标，不能再代录', 'The quotes are opened'],
  'surrogate.declined': [65332, 409, '该供应商的邀请已取消', 'The invitation of this supplier was withdrawn'],
  'confirmation.valid': [65340, 409, '报价仍在有效期内，不需要确认', 'The quote is still good'],
  'confirmation.over': [65341, 409, '已不需要确认该报价', 'Nobody asks about this quote any more'],
  'confirmation.no_link': [65342, 409, '该供应商没有报价链接，请线下确认后代录', 'The supplier has no link'],
  'confirmation.until': [65343, 422, '新的有效期须晚于今天', 'It has to be good for longer than today'],
  'late.decided': [65333, 409, '该代录报价已处理', 'It was decided already'],
  'late.not_yours': [65334, 409, '采购人和代录人不能审批该报价', 'Neither the buyer nor whoever entered it decides'],
})
