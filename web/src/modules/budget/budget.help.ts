import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/project/projectBudget': {
      purpose: label(
        '项目预算的各个版本。从模板、以前的预算或空白开始，按科目逐行写成本和报价，毛利随时可见；审批通过的版本才生效，一个项目同时只有一个版本生效。',
        'Versions of project budgets. Begin with a template, an earlier budget or nothing, write costs and prices by category and see the margin at once. A version takes effect when it is approved; a project has one at a time.',
      ),
      terms: ['budgetFormula', 'budgetMargin', 'contingency'],
    },
    '/project/budgetChange': {
      purpose: label(
        '预算生效以后的调剂和追加：从哪一项调到哪一项、多少钱、为什么。审批通过后自动计入可用金额，不用另做一个版本。',
        'Money moved between lines or added once a budget is in effect: from where, to where, how much and why. It counts once approved, without a new version.',
      ),
      terms: ['budgetAvailable'],
    },
    '/project/budgetControl': {
      purpose: label(
        '单据超出预算时怎么办：需求、订单和合同、报销和结算三个环节，按科目设为禁止、提醒或不控制，再加一个容差；超出的可以指定由哪个角色审批。',
        'What happens when a document goes over budget: at demand, order and spending, by category, with a tolerance and the role that may let it through.',
      ),
      terms: ['budgetTolerance', 'budgetAvailable'],
    },
    '/project/budgetClassify': {
      purpose: label(
        '预算按哪些科目编制、汇总和控制，可以有上下级。',
        'The categories budgets are made, summed up and controlled by.',
      ),
      terms: [],
    },
    '/project/budgetItem': {
      purpose: label(
        '项目预算里的一行；打开后到它所在项目的预算对比。',
        'A line of a project’s budget; it leads to the comparison of its project.',
      ),
      terms: ['budgetAvailable'],
    },
    '/budgetTemplate/index': {
      purpose: label(
        '常做的活动写成预算模板：科目、明细、数量公式、成本和报价。每次保存都是一个新版本，预算记得是用哪个版本做的。',
        'What you do often as a template: categories, lines, formulas, costs and prices. Each saving is a version, and a budget remembers which one it was made of.',
      ),
      terms: ['budgetFormula'],
    },
  },
  glossary: {
    budgetAvailable: {
      term: label('可用预算', 'Available'),
      means: label(
        '当前预算减去审批中、已预留（需求）、已承诺（订单、合同）和已发生（报销、结算）的金额，含税。',
        'The budget less what is in approval, reserved by demands, committed by orders and contracts, and spent; tax included.',
      ),
    },
    budgetFormula: {
      term: label('数量公式', 'Quantity formula'),
      means: label(
        '用 人数、天数、晚数、场次 和加减乘除、括号写数量，例如 人数/2*晚数；人数一变，数量和金额自动重算。',
        'A quantity by people, days, nights and sessions, with brackets and the four signs; when they change, it is worked out anew.',
      ),
    },
    budgetMargin: {
      term: label('毛利（不含税）', 'Margin ex tax'),
      means: label(
        '不含税报价减去成本；能取得可抵扣专票的成本按不含税算，其余按含税算。',
        'What is quoted without tax less the cost; cost counts without tax only where the tax can be deducted.',
      ),
    },
    budgetTolerance: {
      term: label('容差', 'Tolerance'),
      means: label(
        '超出预算的百分比在容差以内只提醒；超过容差才按规则禁止或加审批。',
        'Over budget by no more than this is only told; beyond it the rule counts.',
      ),
    },
    contingency: {
      term: label('不可预见费', 'Contingency'),
      means: label(
        '按成本合计的一个百分比另外留出的钱，不属于任何一行。',
        'A percentage of the cost set aside, in no line.',
      ),
    },
  },
}
