import { auxiliary } from './auxiliary'
import { auxiliaryDouble } from './auxiliary_double'
import { bag } from './bag'
import { barrel } from './barrel'
import { bell } from './bell'
import { bonusCard } from './bonus_card'
import { bonusSheep3 } from './bonus_sheep_3'
import { bonusSheep7 } from './bonus_sheep_7'
import { bonusTile } from './bonus_tile'
import { breeding } from './breeding'
import { build } from './build'
import { builder } from './builder'
import { certificate } from './certificate'
import { certificateLimit } from './certificate_limit'
import { compass } from './compass'
import { corriedale } from './corriedale'
import { discBlack } from './disc_black'
import { discGrey } from './disc_grey'
import { discWhite } from './disc_white'
import { discard } from './discard'
import { dorsetHorn } from './dorset_horn'
import { draw } from './draw'
import { englishLeicester } from './english_leicester'
import { exploration } from './exploration'
import { ferry } from './ferry'
import { flood } from './flood'
import { forecast } from './forecast'
import { gold } from './gold'
import { hampshire } from './hampshire'
import { handBlack } from './hand_black'
import { handGreen } from './hand_green'
import { handLimit } from './hand_limit'
import { harbourmaster } from './harbourmaster'
import { hazard } from './hazard'
import { joker } from './joker'
import { kotare } from './kotare'
import { landslide } from './landslide'
import { lincoln } from './lincoln'
import { lush } from './lush'
import { marker } from './marker'
import { merino } from './merino'
import { movement } from './movement'
import { objective } from './objective'
import { permanentCertificate } from './permanent_certificate'
import { permanentWool } from './permanent_wool'
import { points } from './points'
import { portLarge } from './port_large'
import { portMedium } from './port_medium'
import { portSmall } from './port_small'
import { pound } from './pound'
import { remove } from './remove'
import { replace } from './replace'
import { risky } from './risky'
import { romney } from './romney'
import { ryeland } from './ryeland'
import { sailor } from './sailor'
import { sarah } from './sarah'
import { shear } from './shear'
import { shearer } from './shearer'
import { sheep } from './sheep'
import { sheepMarket } from './sheep_market'
import { sheepdog } from './sheepdog'
import { shepherd } from './shepherd'
import { ship } from './ship'
import { shropshire } from './shropshire'
import { southdown } from './southdown'
import { suffolk } from './suffolk'
import { token } from './token'
import { topDeck } from './top_deck'
import { walk } from './walk'
import { warehouse } from './warehouse'
import { wellington } from './wellington'
import { wheel } from './wheel'
import { wool } from './wool'
import { worker } from './worker'

/** Every symbol's drawing, by name. */
export const DRAWINGS = {
  pound,
  certificate,
  permanent_certificate: permanentCertificate,
  certificate_limit: certificateLimit,
  gold,
  token,
  disc_white: discWhite,
  disc_black: discBlack,
  disc_grey: discGrey,
  warehouse,
  shepherd,
  builder,
  sailor,
  shearer,
  joker,
  worker,
  flood,
  landslide,
  hazard,
  hand_green: handGreen,
  hand_black: handBlack,
  shropshire,
  southdown,
  english_leicester: englishLeicester,
  merino,
  dorset_horn: dorsetHorn,
  lincoln,
  corriedale,
  hampshire,
  ryeland,
  suffolk,
  romney,
  bonus_sheep_3: bonusSheep3,
  bonus_sheep_7: bonusSheep7,
  sheep,
  wool,
  permanent_wool: permanentWool,
  breeding,
  points,
  objective,
  exploration,
  kotare,
  sheepdog,
  ferry,
  harbourmaster,
  port_small: portSmall,
  port_medium: portMedium,
  port_large: portLarge,
  ship,
  movement,
  walk,
  draw,
  discard,
  remove,
  top_deck: topDeck,
  hand_limit: handLimit,
  auxiliary,
  auxiliary_double: auxiliaryDouble,
  forecast,
  bag,
  marker,
  wheel,
  barrel,
  bell,
  compass,
  build,
  replace,
  lush,
  risky,
  bonus_tile: bonusTile,
  bonus_card: bonusCard,
  shear,
  sheep_market: sheepMarket,
  wellington,
  sarah,
} as const satisfies Record<string, string>
