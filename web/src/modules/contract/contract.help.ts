import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

const guide = 'contracts-money'

export const help: ModuleHelp = {
  pages: {
    '/contract/index': {
      purpose: label(
        '收款和付款的合同都在这里。选分类带入范本条款，写清每一期在什么条件下付多少；审批、签署、履行、变更、归档都从合同页走。',
        'All contracts, money coming in and going out. A type brings its clauses; approval, signing, performing, changes and the archive begin on the page of the contract.',
      ),
      terms: ['deviation', 'trigger'],
      guide,
    },
    '/contract/change': {
      purpose: label(
        '审批过的合同只能通过变更修改。写成变更后的样子，系统逐字标出改了什么；通过后合同升一版，旧版随时可看。',
        'An approved contract only changes here. Write it as it is to be; what differs is marked word by word, and the approval makes the next version.',
      ),
      terms: ['version'],
      guide,
    },
    '/contract/plan': {
      purpose: label(
        '每一期该收该付的钱。到期日按条件算：签约、进场、活动结束、收票、验收；项目改期，日子跟着变，每次变化都有记录。',
        'Every instalment that is to come in or go out. Its day follows from what it waits for; when the project moves it moves along, and each change is kept.',
      ),
      terms: ['trigger'],
      guide,
    },
    '/contract/archive': {
      purpose: label(
        '原件放在哪、谁保管、谁借走了、哪天该还。',
        'Where the originals lie, who keeps them, who has them and until when.',
      ),
    },
    '/contract/template': {
      purpose: label(
        '法务认可的标准条款。合同带入后改过的会标成非标，审批人看得到；“不可修改”的条款不能动。',
        'The standard clauses. What a contract changes of them is marked for its approvers; fixed ones stay as they are.',
      ),
      terms: ['deviation'],
    },
    '/contract/contractsType': {
      purpose: label(
        '按收付方向给合同分类：每类用哪份范本、编号简码、签署前要哪些附件、要不要盖章件。',
        'Sorts contracts: the template, the short code in numbers, the papers and the seal that signing takes.',
      ),
    },
  },
  glossary: {
    deviation: {
      term: label('非标条款', 'Deviation'),
      means: label(
        '与范本不同的条款：改动的、自拟的、删掉的都算，空格和换行不算。',
        'A clause that is not the template’s: changed, added or left out. Spaces do not count.',
      ),
    },
    trigger: {
      term: label('付款条件', 'What an instalment waits for'),
      means: label(
        '签约、进场、活动结束、收票、验收或固定日期，再加减几天。条件没发生前没有到期日，可以先手工指定。',
        'Signing, moving in, the end of the event, an invoice, acceptance or a fixed day, and days before or after it.',
      ),
    },
    version: {
      term: label('合同版本', 'Version'),
      means: label(
        '签约时是第 1 版，每通过一次变更加一版；每版都留着全文，任意两版可对比。',
        'Version 1 is what was approved first; every change makes another, kept as a whole.',
      ),
    },
  },
  guides: {
    [guide]: {
      title: label('合同与收付款计划指南', 'Guide to contracts (in Chinese)'),
      file: guide,
    },
  },
}
