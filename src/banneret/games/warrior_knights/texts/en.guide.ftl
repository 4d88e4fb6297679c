### What each kind of question asks and what one weighs, for a first game.

## Setting up

guide-ChooseBaron = All Barons play alike; they differ in name and colour. Take the one you like.
guide-AssignTroops = Your six troops go under your nobles or into the garrison of your stronghold. One strong army takes a city sooner than four weak ones, but every noble with troops can hold a city.
guide-PlaceStronghold = Your stronghold is where nobles come back and troops wait. Stand close to several neutral cities and roads, and not too close to the others.
guide-PlaceNoble = Nobles with troops begin on the map. Put the strongest into the area of a neutral city that he can take in the first round.

## Planning and cards

guide-PlanCards = You plan in secret: up to two cards in each stack, and the stacks are played one after the other. A move early and a second one late let you take a city and go on. Taxes, votes and soldiers can wait for the stacks between.
guide-PlayCard = Your card has come up. Usually you carry it out; decline only where its use would hurt you. It goes to its place either way.
guide-SendCard = This card counts towards Taxation, Wages or the Assembly; enough cards set that phase off. Bring near what helps you: Taxation with many cities, the Assembly with many votes, Wages only when you can pay.
guide-PlaceMarker = A marker on the mercenary track lets you hire a troop at the next draft, from left to right. Further left you choose first; several markers let you hire several of one nationality.
guide-Mobilize = Name one area: any of your rested nobles who can reach it may go there, and then you may start one battle in it. Nobles who moved or attacked are exhausted afterwards, so see what they leave unguarded.
guide-Versatile = One thing of five: two crowns, a vote, one noble moves, a battle where your nobles stand, or a marker for its price. The card comes back to your hand, so use it for what is missing just now.
guide-MoveNobles = A noble goes one step, or up to three along a road; from a port he may sail and lands in Upkeep. On his way he may take troops over from another noble or the garrison.

## Dealing with others

guide-GivePermission = Somebody needs your leave. Refuse what hurts you, allow what costs you nothing, or name a price where that is possible; an army that marches past may come back.
guide-PayPrice = It is allowed for this price. Pay if the way or the battle is worth more than the crowns; otherwise choose something else.
guide-BuyOff = You are attacked and may offer crowns so that it does not come to a battle. Offer less than what you would probably lose, a city or a noble with his troops.
guide-TakeOffer = These crowns are yours if you call the attack off. Weigh them against your chance to win and what the victory would bring.

## Battles

guide-ChooseBattle = A battle in the open or an assault is decided by Fate cards, one for each full 100 of strength. A siege needs the greater total and no luck, but it takes the place only in a later round. Count the strengths first.
guide-ChooseCommander = The commander brings two cards more and, if he is rested, his own ability. Let the one command whose ability you need.
guide-DropCards = With a commander you must discard some cards and may discard more. Keep what you lack: damage against a weak enemy, prevention against a strong one, victories to win the field.
guide-UseAbility = Your commander can add this result to your side. There is hardly a reason not to, if it changes anything.
guide-TakeLoss = Each loss is a token worth 100 less. Spread them so that no army is wiped out, for then its noble dies; walls can take some of them where you defend a place.
guide-ChooseShelter = You lost, but he lives and withdraws to a neighbouring area. Choose one from where he still protects something and is not caught at once.
guide-ChooseDeserter = One mercenary of this nationality runs away. Let the weakest or the most expensive go.
guide-LoseTroops = Losses cost you mercenaries up to that strength; vassals stay. Between equal sums give up those with the higher wages.
guide-KeepOrRaze = A kept city pays influence and taxes in every round. Razing pays three times its income once, and nobody ever gets it again: do it where you could not hold it.
guide-CedeCity = Your stronghold has fallen, and one of your cities goes to the conqueror. Give the one with the lowest income, or the one that is hardest to hold.

## Events

guide-NameDrawer = As Head of the Church you say who draws. Red events are bad, green ones good, blue ones may hit anybody: send the bad one to whoever leads, if it is worth your faith.
guide-CancelEvent = For this faith the event does not happen. Pay if it would cost you a noble, a city or many crowns; faith comes slowly.
guide-PledgeFaith = The Barons may stop it together; if too little comes together nobody pays. Pledge something when it would hit you, and nothing when it hits others.
guide-PayRansom = Without the ransom he dies; his heir comes back in Upkeep, but he leaves his area now. Pay if he guards a city or leads an attack.
guide-TakeVolunteer = A troop joins you free of charge, but it wants its wages later. Strength counts first, unless your crowns are few.
guide-HealArmy = All casualty tokens of one army come off. Choose the army with the most, or the one that fights next.
guide-FreeWorks = Something of yours is fortified or repaired free of charge. A fortified city is harder to take and pays one crown more.
guide-RefreshNobles = Rested nobles can move and attack again in this round. Choose those who still have something to do.
guide-OpenGates = A neutral city with your noble alone beside it opens its gates without a fight. A city is almost always worth more than the crowns.
guide-GenerousGuilds = The city you choose pays twice its income. Take the richest.
guide-Absolution = You are freed from one thing. A ban or a lasting event usually weighs more than one faith.
guide-PayMutineer = These mercenaries want their wages now or go. Pay for the strong ones if you can still pay the next Wages.

## Neutral cards

guide-LaunchExpedition = As Chairman you may start an expedition; all may stake crowns on it, and it returns several times the stake, or nothing. Start one when you have crowns to spare.
guide-StakeCrowns = What you stake is gone until the ships come back, with up to four times as much, or lost. Stake what you do not need for the next Wages.
guide-BlessExpedition = A blessed expedition draws twice and takes the better card. That is worth a faith if you staked much yourself.
guide-UpgradeDefenses = Breaches make a place weaker by 100 each; a fortified city is stronger by 100 and pays one crown more. Look first at what can be attacked soon.
guide-MusterTroops = Casualty tokens weaken an army by 100 each, and too many kill its noble. Pay for the army that is to fight next.

## Taxation and Wages

guide-PayIncomeTax = The law takes a part of your income. Who refuses is banned from the Assembly: pay, unless your votes are worth nothing to you.
guide-PayTithe = The law asks a crown for the Head of the Church. It is cheaper than a ban.
guide-ObeySoldiersPay = The law raises the wages of strong mercenaries. Obey if you can afford it; who defies it is banned from the Assembly.
guide-PayWages = Mercenaries who are not paid desert; vassals stay without pay. Pay the strong ones first, and those in armies that hold a city.

## The Assembly

guide-NameActing = You cannot lead this meeting yourself. Name somebody who shares your interest: the chair orders the agendas and breaks ties.
guide-Propose = You may bring one matter of your own to the vote: lift a ban, repeal a law, take a charge away, postpone the meeting. Propose what others will vote for too.
guide-ChooseOrder = Votes that are spent are gone, so the order counts. Put first what you want to win while you hold most, or last what the others will be too poor for.
guide-CommitVotes = All commit votes in secret, and what you commit is spent, won or lost. Save for the card that matters to you: offices, charges and crowns go to whoever gets most.
guide-Declare = Your votes lie open: say what they count for. Take it yourself where it brings something, and send a burden to the Baron who leads.
guide-BreakTie = The votes are equal and you decide alone, however you voted. Choose what serves you most.
guide-WriteBallot = You write for each agenda what you want and with how many votes; together not more than you hold. Put most on the one that matters to you.
guide-AcceptDecree = This was decided about you. Accept it, or refuse and be banned from the Assembly for the rest of the game: that is worth it only to avoid a heavy loss.
guide-GiveUpCharge = Three charges are the most. Give up the one that pays you least.
guide-AppointNoble = An office gives a noble retinue or a right, and is lost when he dies. Give it to one who leads an army, or who stays in safety if it pays from there.

## Troops and Upkeep

guide-HireTroops = You hire for a fee equal to the wage, and pay that wage at every Wages. More strength takes more cities, but count your crowns before you hire.
guide-StationTroop = A hired troop joins a noble at one of your cities or your stronghold, one off the board, or the garrison. Strengthen the army that attacks next, or the place that is threatened.
guide-QuellRevolt = No noble of yours is there, and the city wants to break away. A faith or some crowns keep it: usually it is worth more than that.
guide-Rebuild = Without a stronghold on the board you get no influence. Put it back, near your cities and away from strong enemies.
guide-Rearrange = Nobles in one area may exchange troops now. Make one army strong for the attack, and leave enough with the one who stays.
guide-ReturnNoble = He comes back at your stronghold or in one of your cities. Put him where a city has no noble, or where the next attack begins.
