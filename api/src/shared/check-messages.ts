import type { z } from 'zod'
import { label, type Label, type Language } from './label.ts'

/** What the schemas of the contract say in words of their own, which are Chinese; on the right the same in English. */
const ownWords: readonly (readonly [RegExp, string])[] = [
  [/^不能为空$/, 'Required'],
  [/^用户名不能为空$/, 'Enter your user name'],
  [/^请输入密码$/, 'Enter your password'],
  [/^密码不能少于6位$/, 'The password needs at least 6 characters'],
  [/^不能超过 (\d+) 个字$/, 'At most $1 characters'],
  [/^不能超过 100$/, 'At most 100'],
  [/^请输入数字，最多 (\d+) 位小数$/, 'Enter a number with at most $1 decimals'],
  [/^请输入金额，最多 2 位小数$/, 'Enter an amount with at most 2 decimals'],
  [/^请输入金额$/, 'Enter an amount'],
  [/^请输入数量，最多 (\d+) 位小数$/, 'Enter a quantity with at most $1 decimals'],
  [/^请输入 0 到 100 之间的比例$/, 'Enter a rate from 0 to 100'],
  [/^请输入 0 到 100 的权重$/, 'Enter a weight from 0 to 100'],
  [/^请输入 0 到 100 的分数$/, 'Enter a score from 0 to 100'],
  [/^请输入整数$/, 'Enter a whole number'],
  [/^日期格式应为 YYYY-MM-DD$/, 'The date must be YYYY-MM-DD'],
  [/^时间格式不正确$/, 'Not a correct time'],
  [/^时间格式应为 HH:mm，如 09:30$/, 'The time must be HH:mm, such as 09:30'],
  [/^请填写分钟数$/, 'Enter the minutes'],
  [/^时间应在 1950 年至 2199 年之间$/, 'The time must be between 1950 and 2199'],
  [/^时间范围不能超过一年$/, 'The period may not be longer than a year'],
  [/^日期范围应在一个月以内$/, 'The dates may not be more than a month apart'],
  [/^结束日期不能早于开始日期$/, 'The end may not be before the start'],
  [/^请选择到期日期$/, 'Choose the expiry date'],
  [/^不在可选范围内$/, 'Choose one of the options'],
  [/^请选择地区$/, 'Choose a region'],
  [/^请选择月份$/, 'Choose a month'],
  [/^前缀为 1 到 10 位大写字母和数字，以字母开头$/, 'One to ten capital letters and digits, a letter first'],
  [
    /^模板编号只能包含字母、数字、下划线和短横线$/,
    'A template number has letters, digits, underscores and dashes only',
  ],
  [/^请输入正确的手机号$/, 'Enter a correct mobile number'],
  [/^邮箱格式不正确$/, 'Not an e-mail address'],
  [/^统一社会信用代码不正确$/, 'Not a correct credit code'],
  [/^请填写统一社会信用代码$/, 'Enter the credit code'],
  [/^银行账号应为 6 至 32 位数字$/, 'An account number has 6 to 32 digits'],
  [/^请输入 18 位身份证号$/, 'Enter the 18 digits of the identity card'],
  [/^网址应以 http:\/\/、https:\/\/、mailto: 或 tel: 开头$/, 'Start with http://, https://, mailto: or tel:'],
  [/^应以 \/ 或 http\(s\):\/\/ 开头$/, 'Start with / or http(s)://'],
  [/^编号只能含字母、数字和 - _ \. \/$/, 'Letters, digits and - _ . / only'],
  [/^名称只能含字母、数字和下划线$/, 'Letters, digits and underscores only'],
  [/^标识只能含字母、数字、- 和 _，以字母开头$/, 'Letters, digits, - and _ only, beginning with a letter'],
  [/^颜色格式不正确$/, 'Not a colour'],
  [/^含有非法字符$/, 'Contains characters that cannot be stored'],
  [/^请输入(?:手机| 6 位)验证码$/, 'Enter the 6-digit code'],
  [/^请输入企业代码$/, 'Enter the company code'],
  [/^请输入企业名称$/, 'Enter the company name'],
  [/^请输入联系人$/, 'Enter a contact'],
  [/^请先同意服务协议$/, 'Agree to the terms first'],
  [/^请上传影像$/, 'Upload a picture of it'],
  [/^请上传文件$/, 'Upload a file'],
  [/^请上传营业执照$/, 'Upload the business licence'],
  [/^请至少选择一个类别$/, 'Choose at least one class'],
  [/^请重新选择$/, 'Please choose again'],
  [/^字典名称不正确$/, 'There is no such dictionary'],
  [/^筛选条件不正确$/, 'A filter is not valid'],
  [/^列表已更新，请刷新后再试$/, 'The list has changed, reload it and try again'],
  [/^请输入完整内容$/, 'Enter it in full'],
  [/^第 (\d+) 个字符：公式是空的$/, 'Character $1: the formula is empty'],
  [/^第 (\d+) 个字符：公式最多 (\d+) 个字符$/, 'Character $1: a formula has at most $2 characters'],
  [/^第 (\d+) 个字符：不认识“(.*)”$/s, 'Character $1: “$2” is not known here'],
  [/^第 (\d+) 个字符：多了一个小数点$/, 'Character $1: one decimal point too many'],
  [/^第 (\d+) 个字符：小数点前缺少数字$/, 'Character $1: digits are missing before the point'],
  [/^第 (\d+) 个字符：小数点后缺少数字$/, 'Character $1: digits are missing after the point'],
  [/^第 (\d+) 个字符：整数最多 (\d+) 位$/, 'Character $1: at most $2 digits before the point'],
  [/^第 (\d+) 个字符：小数最多 (\d+) 位$/, 'Character $1: at most $2 digits after the point'],
  [/^第 (\d+) 个字符：括号和负号最多 (\d+) 层$/, 'Character $1: nested more than $2 deep'],
  [/^第 (\d+) 个字符：这里缺少数字或变量$/, 'Character $1: a number or a variable is missing here'],
  [/^第 (\d+) 个字符：前面缺少运算符$/, 'Character $1: an operator is missing before it'],
  [/^第 (\d+) 个字符：多了一个右括号$/, 'Character $1: one closing bracket too many'],
  [/^第 (\d+) 个字符：这个括号没有关上$/, 'Character $1: this bracket is never closed'],
  [/^没有这种脱敏方式$/, 'There is no such mask'],
  [/^月份格式应为 YYYY-MM$/, 'The month is written YYYY-MM'],
  [/^科目编码只能用数字、字母、点和横线，最多 30 位$/, 'Digits, letters, dots and dashes, at most 30'],
  [/^内容层级过多$/, 'Nested too deeply'],
  [/^提交了不支持的内容$/, 'Contains content that is not supported'],
]

const han = /\p{Script=Han}/u
const general: Label = label('内容不正确', 'Not valid')

/** One of our own sentences for this reader; English readers of one without a translation get a plain one. */
export const translateMessage = (message: string, language: Language): string => {
  if (language === 'zh' || !han.test(message)) return message
  const [pattern, english] = ownWords.find(([own]) => own.test(message)) ?? []
  return pattern && english !== undefined ? message.replace(pattern, english) : general.en
}

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === ''

const typeWords: Readonly<Record<string, Label>> = {
  number: label('请输入数字', 'Enter a number'),
  int: label('请输入整数', 'Enter a whole number'),
  date: label('日期不正确', 'Not a date'),
}

const formatWords: Readonly<Record<string, Label>> = {
  email: label('邮箱格式不正确', 'Not an e-mail address'),
  url: label('网址不正确', 'Not a web address'),
  date: label('日期格式应为 YYYY-MM-DD', 'The date must be YYYY-MM-DD'),
  datetime: label('时间格式不正确', 'Not a correct time'),
}

const required = label('不能为空', 'Required')
const badFormat = label('格式不正确', 'Not in the right format')

const tooLarge = (origin: string, max: string): Label => {
  if (origin === 'string') return label(`不能超过 ${max} 个字`, `At most ${max} characters`)
  if (origin === 'array' || origin === 'set') return label(`最多 ${max} 项`, `At most ${max} entries`)
  return label(`不能大于 ${max}`, `At most ${max}`)
}

const tooSmall = (origin: string, min: string): Label => {
  if ((origin === 'string' || origin === 'array' || origin === 'set') && min === '1') return required
  if (origin === 'string') return label(`至少 ${min} 个字`, `At least ${min} characters`)
  if (origin === 'array' || origin === 'set') return label(`至少 ${min} 项`, `At least ${min} entries`)
  return label(`不能小于 ${min}`, `At least ${min}`)
}

const wordsFor = (issue: z.core.$ZodRawIssue): Label => {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? required : (typeWords[issue.expected] ?? badFormat)
    case 'too_big':
      return tooLarge(issue.origin, String(issue.maximum))
    case 'too_small':
      return tooSmall(issue.origin, String(issue.minimum))
    case 'invalid_format':
      return formatWords[issue.format] ?? badFormat
    case 'invalid_value':
      return isMissing(issue.input) ? required : label('不在可选范围内', 'Choose one of the options')
    case 'unrecognized_keys':
      return label('提交了不支持的内容', 'Contains content that is not supported')
    case 'invalid_union':
      return isMissing(issue.input) ? required : badFormat
    case 'custom':
      return general
    default:
      return badFormat
  }
}

/**
 * What a schema does not put into words itself, said for the person who filled in the form. The library's own
 * sentences speak of strings, patterns and types, so none of them is ever shown.
 */
export const checkMessages: Readonly<Record<Language, (issue: z.core.$ZodRawIssue) => string>> = {
  zh: (issue) => wordsFor(issue).zh,
  en: (issue) => wordsFor(issue).en,
}
