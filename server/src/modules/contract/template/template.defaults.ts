export type UsualTemplate = {
  readonly name: string
  readonly clauses: readonly { readonly title: string; readonly text: string; readonly isFixed?: true }[]
}

const common = {
  force: {
    title: '不可抗力',
    text: '因自然灾害、政府行为、公共卫生事件等不能预见、不能避免且不能克服的原因致使合同不能履行的，受影响一方应在三日内书面通知对方，并在十五日内提供证明；双方按已发生的实际费用结算。',
  },
  secret: {
    title: '保密',
    text: '双方对履行本合同中知悉的商业信息、参会人员信息和价格负保密义务，未经对方书面同意不得向第三方披露。保密义务在合同终止后两年内有效。',
    isFixed: true as const,
  },
  honesty: {
    title: '廉洁',
    text: '双方及其工作人员不得以任何形式向对方人员提供或索取回扣、礼金及其他不正当利益。违反的，守约方有权解除合同并要求赔偿。',
    isFixed: true as const,
  },
  dispute: {
    title: '争议解决',
    text: '因本合同产生的争议，双方协商解决；协商不成的，提交甲方所在地人民法院诉讼解决。',
  },
}

/** What the usual contracts say; companies write their own over it. */
export const usualTemplates: readonly UsualTemplate[] = [
  {
    name: '会议活动服务合同',
    clauses: [
      {
        title: '服务内容',
        text: '乙方按双方确认的活动方案及本合同附件提供会议活动的策划、场地协调、搭建制作、现场执行等服务。',
      },
      {
        title: '费用与结算',
        text: '合同金额为含税价。活动结束后十日内双方按实际发生办理结算，增减项以双方书面确认为准。',
      },
      { title: '付款', text: '甲方按收付款约定支付款项。乙方在收到付款前提供等额的增值税专用发票。' },
      {
        title: '活动变更与取消',
        text: '甲方在活动开始十五日前书面提出变更或取消的，承担已发生的费用；十五日内提出的，另按合同金额的百分之三十支付补偿。',
      },
      {
        title: '违约责任',
        text: '任何一方逾期履行的，每逾期一日按逾期部分金额的万分之五支付违约金，总额不超过合同金额的百分之十。',
      },
      common.force,
      common.secret,
      common.honesty,
      common.dispute,
    ],
  },
  {
    name: '活动采购合同',
    clauses: [
      { title: '供应内容', text: '乙方按采购明细、规格和时间提供物资或服务，质量符合国家标准和双方确认的样品。' },
      {
        title: '验收',
        text: '甲方在交付当日组织验收。数量或质量不符的，乙方应在活动开始前更换或补足，费用由乙方承担。',
      },
      {
        title: '付款',
        text: '甲方在验收合格并收到等额增值税专用发票后，按收付款约定支付款项。',
        isFixed: true,
      },
      {
        title: '违约责任',
        text: '乙方未按时交付的，每逾期一日按合同金额的百分之一支付违约金；影响活动举行的，赔偿甲方因此受到的损失。',
      },
      { title: '安全责任', text: '乙方对其人员和设备的安全负责，并为进场人员办理保险。' },
      common.force,
      common.secret,
      common.honesty,
      common.dispute,
    ],
  },
]
