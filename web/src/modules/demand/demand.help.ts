import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/purchase/demand': {
      purpose: label(
        '项目要买什么从这里提：一行一样东西，可以从预算、任务、以前的需求带入。提交后预留预算，审批通过自动进入采购池。',
        'What a project needs begins here, one thing a line; lines can come from the budget, tasks or earlier demands. It reserves its budget when submitted and enters the pool when approved.',
      ),
      terms: ['poolLine', 'orderedRate'],
    },
    '/purchase/pool': {
      purpose: label(
        '审批通过、还没人买的需求都在这里。采购员认领后才能询价；一行只能由一个人认领，可以拆数量，也可以退回。不同项目的同类需求认领后合在一张采购单里询价。',
        'Everything approved that nobody buys yet. A buyer claims lines to start an inquiry; a line is one buyer’s, can be split and given back. Claimed lines of several projects go into one purchase.',
      ),
      terms: ['poolLine', 'claim'],
    },
    '/purchase/purchaseClassify': {
      purpose: label(
        '每类采购要填哪些规格、不同金额至少几家报价、怎样开标、按什么比价，都在分类里定。需求表单和供应商的报价单按它生成。',
        'What has to be known of each kind of purchase, how many quotes it takes by amount, how they are opened and compared. Demand forms and suppliers’ quote forms follow it.',
      ),
      terms: ['band', 'twoEnvelope'],
    },
  },
  glossary: {
    poolLine: {
      term: label('采购池', 'Purchase pool'),
      means: label(
        '审批通过的需求明细，等采购员认领。停止需求后，还没买的行会离开采购池。',
        'Lines of approved demands waiting for a buyer. Lines of a stopped demand leave it.',
      ),
    },
    claim: {
      term: label('认领', 'Claim'),
      means: label(
        '把这一行归到自己名下去买。两个人同时认领，只有一个成功，另一个会看到是谁。',
        'Taking a line to buy it. Of two who claim at once one succeeds and the other sees who.',
      ),
    },
    orderedRate: {
      term: label('已下单 %', 'Ordered %'),
      means: label(
        '每行权重相同，按数量算：拆成两份、下了一份，这行就是一半。',
        'Each line counts the same, by quantity: a line split in two with one half ordered is half done.',
      ),
    },
    band: {
      term: label('金额分档', 'Bands'),
      means: label(
        '按采购单总金额决定最少报价家数和开标方式。一张单有几个分类时取最严的。',
        'The whole amount of a purchase decides the fewest quotes and how they are opened; of several types the strictest holds.',
      ),
    },
    twoEnvelope: {
      term: label('技术标与商务标分开', 'Two envelopes'),
      means: label(
        '先开技术标打分，再开商务标看价格。',
        'The technical offer is opened and scored before the price is seen.',
      ),
    },
  },
}
