import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/purchase/priceParity': {
      purpose: label(
        '开标后把各家报价放在同一口径下比：税、服务费、早餐、间夜和人数都折算好，每行最低价标绿。点格子选供应商，或让系统算出最省的组合，再生成定标单。',
        'Quotes on equal terms: tax, service charge, breakfast, nights and people are worked in, the lowest of every line is green. Choose cells, or have the cheapest award worked out.',
      ),
      terms: ['comparable', 'minSpend'],
    },
    '/purchase/award': {
      purpose: label(
        '谁中标、为什么、省了多少。不是最低价或价格异常要写理由；审批通过后才通知中标和未中标的供应商，没定的明细回到需求池。',
        'Who is awarded, why, and what it saves. Suppliers hear of it once it is approved; what is not awarded waits in the pool again.',
      ),
      terms: ['singleSource'],
    },
    '/purchase/statistics': {
      purpose: label(
        '一段时间里买了多少、比预算和最低价省了多少、询了几家、几家报了价；按采购、部门、品类和供应商看，点数字就是清单。',
        'What was bought in a period, what it saved against budget and lowest quote, who was asked and who answered; every figure opens its list.',
      ),
      terms: ['comparable'],
    },
  },
  glossary: {
    comparable: {
      term: label('可比价', 'Comparable price'),
      means: label(
        '报价加上未含的税和服务费，减去所含早餐的价值，再乘数量和天数。',
        'The price with tax and service charge put in and the value of a breakfast taken off, times quantity and days.',
      ),
    },
    minSpend: {
      term: label('最低消费', 'Minimum spend'),
      means: label(
        '会场或客房带的餐饮低消：定给这家的餐饮不够时，差额也算进总价。',
        'Food and drink that come with a hall or rooms: what is missing of it is paid as well.',
      ),
    },
    singleSource: {
      term: label('单一来源', 'Single source'),
      means: label(
        '有效报价少于要求的家数时仍要定标：写明原因，并由总经理审批。',
        'Fewer quotes than asked for: it takes a justification and the general manager.',
      ),
    },
  },
}
