import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

const guide = 'suppliers'

export const help: ModuleHelp = {
  pages: {
    '/supplier/supplierList': {
      purpose: label(
        '所有供应商的档案：查找、新增、查重、导入导出。点名称看它的联系人、证件、账户、资源和评价。',
        'The files of all suppliers: find, add, check for duplicates, import and export. Click a name for contacts, certificates, accounts, venues and ratings.',
      ),
      terms: ['stage', 'grade', 'freeze'],
      guide,
    },
    '/supplier/hotel': {
      purpose: label(
        '供应商名下的酒店：星级、位置、客房数和设施，供找酒店时逐项核对。',
        'Hotels of suppliers: stars, place, rooms and facilities, checked point by point when you look for one.',
      ),
      guide,
    },
    '/supplier/room': {
      purpose: label(
        '酒店的房型与价格：门市价、协议价和旺季价。',
        'Room types of hotels with rack, agreed and peak prices.',
      ),
      guide,
    },
    '/supplier/place': {
      purpose: label('会议与活动场地，包括场地的限制和它的各个厅。', 'Venues, their restrictions and their halls.'),
      guide,
    },
    '/supplier/hall': {
      purpose: label(
        '会议厅的面积、层高、各种摆台能坐的人数和价格。',
        'Halls: area, height, seats by layout and prices.',
      ),
      terms: ['layout'],
      guide,
    },
    '/supplier/staff': {
      purpose: label(
        '主持、翻译、摄影等服务人员，以及他们的日价和评价。',
        'Hosts, interpreters, photographers and others, with day rates and ratings.',
      ),
      guide,
    },
    '/supplier/certificate': {
      purpose: label(
        '各家供应商的证件和有效期。必备证件由供应商分类规定，过期会自动冻结询价。',
        'Certificates of all suppliers. A class says which are required; one that expires freezes inquiries.',
      ),
      terms: ['required', 'freeze'],
      guide,
    },
    '/supplier/expiring': {
      purpose: label(
        '快到期和已过期的证件。发一个更新链接，由供应商自己上传新证。',
        'Certificates that expire soon or have expired. Send a link and the supplier uploads the new one.',
      ),
      terms: ['freeze'],
      guide,
    },
    '/supplier/move': {
      purpose: label(
        '供应商合作阶段的每一次变更：谁发起、为什么、谁审核、何时生效。',
        'Every change of a supplier’s stage: who asked, why, who reviewed it and when it took effect.',
      ),
      terms: ['stage', 'freeze', 'coolOff'],
      guide,
    },
    '/supplier/accountChange': {
      purpose: label(
        '收款账户的变更：审核通过后，由另一位同事打电话回访供应商，确认无误才生效。',
        'Changes of bank accounts: after review a colleague calls the supplier, and only then it takes effect.',
      ),
      terms: ['callBack'],
      guide,
    },
    '/supplier/supplierClassify': {
      purpose: label(
        '供应商分类树。分类规定必备证件和最少报价家数。',
        'The tree of supplier classes. A class says which certificates are required and how many quotes at least.',
      ),
      terms: ['required'],
      guide,
    },
  },
  glossary: {
    stage: {
      term: label('合作阶段', 'Stage'),
      means: label(
        '潜在 → 合格 → 优选；合作中可以冻结，不再合作时淘汰或列入黑名单。潜在供应商可以邀请报价，不能定标和下单。',
        'Potential → qualified → preferred. One may be frozen for a time, eliminated or blacklisted. A potential supplier may quote, not be awarded.',
      ),
    },
    grade: {
      term: label('等级', 'Grade'),
      means: label('按评分模板算出的等级，S 最高，D 最低。', 'Worked out from the scorecard: S is best, D is worst.'),
    },
    freeze: {
      term: label('冻结', 'Freeze'),
      means: label(
        '暂停询价、下单或付款中的一项或几项，可以设到期日自动解除。',
        'Inquiries, orders or payments stop for a while; a last day may be set.',
      ),
    },
    coolOff: {
      term: label('冷静期', 'Cool-off'),
      means: label(
        '列入黑名单后须等待的时间，期满并经审批才能恢复为潜在。',
        'How long a blacklisted supplier waits before it may be restored, by approval.',
      ),
    },
    required: {
      term: label('必备证件', 'Required certificates'),
      means: label(
        '某一分类的供应商必须持有的有效证件，缺少时不能转为合格。',
        'Valid certificates a supplier of this class needs; without them it does not qualify.',
      ),
    },
    callBack: {
      term: label('回访', 'Call-back'),
      means: label(
        '拨打变更前登记的电话，向对方确认新账户，防止冒名改账户。申请人本人不能回访。',
        'A call to a number registered before the change, so that nobody redirects payments in the supplier’s name.',
      ),
    },
    layout: {
      term: label('摆台', 'Layout'),
      means: label(
        '座位的摆法：剧院、课桌、宴会、U 形等，同一个厅能坐的人数不同。',
        'How seats stand: theatre, classroom, banquet and so on.',
      ),
    },
  },
  guides: {
    [guide]: {
      title: label('供应商管理指南', 'Guide to suppliers (in Chinese)'),
      file: guide,
    },
  },
}
