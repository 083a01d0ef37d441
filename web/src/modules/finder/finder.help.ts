import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/supplier/finder': {
      purpose: label(
        '写下人数、日期和预算，逐项核对每一家酒店和场地，并说明不符合的原因。地址栏的链接就是这次查找，可以发给同事。',
        'Say how many, when and for how much: every hotel and venue is checked point by point, with reasons. The address is the search; send it to a colleague.',
      ),
      terms: ['fit', 'availability'],
    },
    '/supplier/calendar': {
      purpose: label(
        '场地和酒店的档期：哪天空着、暂留或占用，分上午、下午和晚上。',
        'When venues and hotels are free, held or taken; by morning, afternoon and evening.',
      ),
      terms: ['availability', 'hold'],
    },
    '/supplier/availability': {
      purpose: label('登记过的全部档期，可以筛选和导出。', 'All availability that was entered, to filter and export.'),
      terms: ['availability', 'hold'],
    },
    '/supplier/map': {
      purpose: label(
        '供应商在哪里：按区域汇总，可以圈选一定范围。',
        'Where suppliers are; draw a circle to find those within.',
      ),
    },
    '/supplier/statistics': {
      purpose: label(
        '供应商的构成、集中程度和合作金额。点图上的一块看对应的名单。',
        'How suppliers are made up, how concentrated the spend is. Click a part for the list behind it.',
      ),
      terms: ['hhi', 'pareto'],
    },
    '/supplier/ranking': {
      purpose: label('按金额、次数、评分等给供应商排名。', 'Suppliers ranked by amount, orders, score and more.'),
    },
  },
  glossary: {
    hhi: {
      term: label('HHI（集中度）', 'HHI (concentration)'),
      means: label(
        '各家供应商金额占比的平方之和。低于 1500 为分散，1500 至 2500 为适中，高于 2500 说明对少数几家依赖较重。',
        'The sum of the squared shares of all suppliers. Below 1500 the spend is spread out, above 2500 it depends on a few.',
      ),
    },
    pareto: {
      term: label('帕累托（二八）', 'Pareto (80/20)'),
      means: label(
        '从大到小累计占比：通常两成供应商占八成金额。',
        'Shares added up from the largest: often a fifth of the suppliers make up four fifths of the amount.',
      ),
    },
    fit: {
      term: label('逐项核对', 'Point by point'),
      means: label(
        '每个条件都标出符合、不符合或待确认；资料没登记的不当作不符合。',
        'Each condition is met, not met, or to confirm; what is not on file does not count against anybody.',
      ),
    },
    availability: {
      term: label('档期', 'Availability'),
      means: label('某天某时段是空闲、暂留还是已占用。', 'Whether it is free, held or taken on a day.'),
    },
    hold: {
      term: label('暂留', 'Hold'),
      means: label(
        '口头留住、还没确认的档期，到期自动释放。',
        'Kept for us without a contract; released when its time is over.',
      ),
    },
  },
}
