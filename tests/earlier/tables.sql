BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	person_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_chat_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "chat" VALUES('havoc-over',0,'anna',0,'Anna','Hello!',1500.0);
CREATE TABLE commands (
	table_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	status TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_commands PRIMARY KEY (table_id, person_id, "key"), 
	CONSTRAINT fk_commands_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_commands_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE TABLE drafts (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	question INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_drafts_table_id FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat)
);
CREATE TABLE invites (
	table_id TEXT NOT NULL, 
	token_hash BLOB NOT NULL, 
	seat INTEGER NOT NULL, 
	made DOUBLE NOT NULL, 
	expires DOUBLE NOT NULL, 
	used_by TEXT, 
	revoked BOOLEAN NOT NULL, 
	CONSTRAINT pk_invites PRIMARY KEY (table_id, token_hash), 
	CONSTRAINT fk_invites_used_by FOREIGN KEY(used_by) REFERENCES people (id), 
	CONSTRAINT fk_invites_table_id FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat)
);
CREATE TABLE lines (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_lines PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_lines_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "lines" VALUES('havoc-over',0,'* ~ dealer: 1 ~ deal g2 y3 g4 o7 y4 b8 n6 k7 g1 b6 y5 y1 g8 o6 n2 k2 o4 n4 k5 k6 n8 g5 o5 g6 y8 g7 n5 b3 b5 o8 b1 k1 o2 k3 g3 y7 n3 b7 b4 b2 y2 k8 o1 k4 n1 o3 n7 y6 ~ deck o8 g6 D y7 b3 n8 D o1 k8 y2 o3 o5 g3 D b2 k4 n7 y6 n1 n4 g7 y8 n5 b1 k3 D b7 b4 g5 k6 o2 b5 k1 k5 n3',1,1000.0);
INSERT INTO "lines" VALUES('havoc-over',1,'0 recruit',2,1001.0);
INSERT INTO "lines" VALUES('havoc-over',2,'0 draw o4',3,1002.0);
INSERT INTO "lines" VALUES('havoc-over',3,'0 draw deck',4,1003.0);
INSERT INTO "lines" VALUES('havoc-over',4,'0 place y5',5,1004.0);
INSERT INTO "lines" VALUES('havoc-over',5,'1 recruit',6,1005.0);
INSERT INTO "lines" VALUES('havoc-over',6,'1 fetch k2',7,1006.0);
INSERT INTO "lines" VALUES('havoc-over',7,'1 draw deck',8,1007.0);
INSERT INTO "lines" VALUES('havoc-over',8,'1 draw n2',9,1008.0);
INSERT INTO "lines" VALUES('havoc-over',9,'1 place b6',10,1009.0);
INSERT INTO "lines" VALUES('havoc-over',10,'0 recruit',11,1010.0);
INSERT INTO "lines" VALUES('havoc-over',11,'0 draw deck',12,1011.0);
INSERT INTO "lines" VALUES('havoc-over',12,'0 fetch b6',13,1012.0);
INSERT INTO "lines" VALUES('havoc-over',13,'0 draw deck',14,1013.0);
INSERT INTO "lines" VALUES('havoc-over',14,'0 place g2',15,1014.0);
INSERT INTO "lines" VALUES('havoc-over',15,'1 recruit',16,1015.0);
INSERT INTO "lines" VALUES('havoc-over',16,'1 draw deck',17,1016.0);
INSERT INTO "lines" VALUES('havoc-over',17,'1 draw D',18,1017.0);
INSERT INTO "lines" VALUES('havoc-over',18,'1 place o6',19,1018.0);
INSERT INTO "lines" VALUES('havoc-over',19,'0 recruit',20,1019.0);
INSERT INTO "lines" VALUES('havoc-over',20,'0 draw y5',21,1020.0);
INSERT INTO "lines" VALUES('havoc-over',21,'0 draw g2',22,1021.0);
INSERT INTO "lines" VALUES('havoc-over',22,'0 place o8',23,1022.0);
INSERT INTO "lines" VALUES('havoc-over',23,'1 recruit',24,1023.0);
INSERT INTO "lines" VALUES('havoc-over',24,'1 draw o6',25,1024.0);
INSERT INTO "lines" VALUES('havoc-over',25,'1 draw o8',26,1025.0);
INSERT INTO "lines" VALUES('havoc-over',26,'1 place n2',27,1026.0);
INSERT INTO "lines" VALUES('havoc-over',27,'0 recruit',28,1027.0);
INSERT INTO "lines" VALUES('havoc-over',28,'1 discard o6',29,1028.0);
INSERT INTO "lines" VALUES('havoc-over',29,'0 draw deck',30,1029.0);
INSERT INTO "lines" VALUES('havoc-over',30,'0 draw deck',31,1030.0);
INSERT INTO "lines" VALUES('havoc-over',31,'0 place n6',32,1031.0);
INSERT INTO "lines" VALUES('havoc-over',32,'1 recruit',33,1032.0);
INSERT INTO "lines" VALUES('havoc-over',33,'1 fetch D',34,1033.0);
INSERT INTO "lines" VALUES('havoc-over',34,'1 draw n2',35,1034.0);
INSERT INTO "lines" VALUES('havoc-over',35,'1 draw deck',36,1035.0);
INSERT INTO "lines" VALUES('havoc-over',36,'1 place n2',37,1036.0);
INSERT INTO "lines" VALUES('havoc-over',37,'0 recruit',38,1037.0);
INSERT INTO "lines" VALUES('havoc-over',38,'0 draw n6',39,1038.0);
INSERT INTO "lines" VALUES('havoc-over',39,'0 draw n2',40,1039.0);
INSERT INTO "lines" VALUES('havoc-over',40,'0 place n6',41,1040.0);
INSERT INTO "lines" VALUES('havoc-over',41,'1 havoc',42,1041.0);
INSERT INTO "lines" VALUES('havoc-over',42,'1 lay o8, lay o3, done',43,1042.0);
INSERT INTO "lines" VALUES('havoc-over',43,'0 lay g1, lay y7, lay y2, lay g2, lay n2, lay o4, done',44,1043.0);
INSERT INTO "lines" VALUES('havoc-over',44,'1 lay y3, lay k7, lay n8, lay g6, done',45,1044.0);
INSERT INTO "lines" VALUES('havoc-over',45,'0 pass',46,1045.0);
INSERT INTO "lines" VALUES('havoc-over',46,'1 lay D, done',47,1046.0);
INSERT INTO "lines" VALUES('havoc-over',47,'1 pass',48,1047.0);
INSERT INTO "lines" VALUES('havoc-over',48,'1 scavenge y7',49,1048.0);
INSERT INTO "lines" VALUES('havoc-over',49,'0 havoc',50,1049.0);
INSERT INTO "lines" VALUES('havoc-over',50,'0 lay b3, lay g4, lay g8, lay y5, done',51,1050.0);
INSERT INTO "lines" VALUES('havoc-over',51,'1 lay k2, lay g3, lay b8, lay o7, done',52,1051.0);
INSERT INTO "lines" VALUES('havoc-over',52,'0 lay b6, lay k8, done',53,1052.0);
INSERT INTO "lines" VALUES('havoc-over',53,'1 lay y1, done',54,1053.0);
INSERT INTO "lines" VALUES('havoc-over',54,'0 pass',55,1054.0);
INSERT INTO "lines" VALUES('havoc-over',55,'1 lay y7, done',56,1055.0);
INSERT INTO "lines" VALUES('havoc-over',56,'0 recruit',57,1056.0);
INSERT INTO "lines" VALUES('havoc-over',57,'0 draw o1',58,1057.0);
INSERT INTO "lines" VALUES('havoc-over',58,'0 draw n6',59,1058.0);
INSERT INTO "lines" VALUES('havoc-over',59,'0 place b2',60,1059.0);
INSERT INTO "lines" VALUES('havoc-over',60,'1 fetch n7',61,1060.0);
INSERT INTO "lines" VALUES('havoc-over',61,'1 draw b2',62,1061.0);
INSERT INTO "lines" VALUES('havoc-over',62,'1 draw deck',63,1062.0);
INSERT INTO "lines" VALUES('havoc-over',63,'1 place n7',64,1063.0);
INSERT INTO "lines" VALUES('havoc-over',64,'0 havoc',65,1064.0);
INSERT INTO "lines" VALUES('havoc-over',65,'0 lay y4, lay k4, lay n6, done',66,1065.0);
INSERT INTO "lines" VALUES('havoc-over',66,'1 decline',67,1066.0);
INSERT INTO "lines" VALUES('havoc-over',67,'0 pass',68,1067.0);
INSERT INTO "lines" VALUES('havoc-over',68,'0 havoc',69,1068.0);
INSERT INTO "lines" VALUES('havoc-over',69,'0 lay o1, lay g7, lay y8, done',70,1069.0);
INSERT INTO "lines" VALUES('havoc-over',70,'1 lay n4, lay b2, lay y6, done',71,1070.0);
INSERT INTO "lines" VALUES('havoc-over',71,'0 recruit',72,1071.0);
INSERT INTO "lines" VALUES('havoc-over',72,'0 draw deck',73,1072.0);
INSERT INTO "lines" VALUES('havoc-over',73,'0 fetch deck',74,1073.0);
INSERT INTO "lines" VALUES('havoc-over',74,'0 draw n1',75,1074.0);
INSERT INTO "lines" VALUES('havoc-over',75,'0 place k3',76,1075.0);
INSERT INTO "lines" VALUES('havoc-over',76,'1 draw k3',77,1076.0);
INSERT INTO "lines" VALUES('havoc-over',77,'1 draw deck',78,1077.0);
INSERT INTO "lines" VALUES('havoc-over',78,'1 place b4',79,1078.0);
INSERT INTO "lines" VALUES('havoc-over',79,'0 havoc',80,1079.0);
INSERT INTO "lines" VALUES('havoc-over',80,'0 lay b1, lay b7, lay n1, done',81,1080.0);
INSERT INTO "lines" VALUES('havoc-over',81,'1 lay n5, lay k3, done',82,1081.0);
INSERT INTO "lines" VALUES('havoc-over',82,'0 havoc',83,1082.0);
INSERT INTO "lines" VALUES('havoc-over',83,'0 lay g5, lay k6, done',84,1083.0);
INSERT INTO "lines" VALUES('havoc-over',84,'0 havoc',85,1084.0);
INSERT INTO "lines" VALUES('havoc-over',85,'0 lay k5, lay k1, done',86,1085.0);
INSERT INTO "lines" VALUES('havoc-over',86,'1 decline ~ reshuffle y6 y7 b2 n6 o1 g5 k3 b7 g4 o7 g8 y3 b3 g3 b1 D y1 o6 D D k7 n1 k2 y5 b6 g2 D k6 o3 o8 n4 y8 k8 o4 n2 b8 n8 g7 n5 k4 y2 g1 g6 D k5 D k1 y4',87,1086.0);
INSERT INTO "lines" VALUES('havoc-over',87,'0 exchange 0',88,1087.0);
INSERT INTO "lines" VALUES('havoc-over',88,'1 exchange 0',89,1088.0);
INSERT INTO "lines" VALUES('havoc-over',89,'0 lay y6, lay o1, done',90,1089.0);
INSERT INTO "lines" VALUES('havoc-over',90,'1 lay n6, lay b5, lay y7, done',91,1090.0);
INSERT INTO "lines" VALUES('havoc-running',0,'* ~ dealer: 1 ~ deal g2 y3 g4 o7 y4 b8 n6 k7 g1 b6 y5 y1 g8 o6 n2 k2 o4 n4 k5 k6 n8 g5 o5 g6 y8 g7 n5 b3 b5 o8 b1 k1 o2 k3 g3 y7 n3 b7 b4 b2 y2 k8 o1 k4 n1 o3 n7 y6 ~ deck o8 g6 D y7 b3 n8 D o1 k8 y2 o3 o5 g3 D b2 k4 n7 y6 n1 n4 g7 y8 n5 b1 k3 D b7 b4 g5 k6 o2 b5 k1 k5 n3',1,1000.0);
INSERT INTO "lines" VALUES('havoc-running',1,'0 recruit',2,1001.0);
INSERT INTO "lines" VALUES('havoc-running',2,'0 draw o4',3,1002.0);
INSERT INTO "lines" VALUES('havoc-running',3,'0 draw deck',4,1003.0);
INSERT INTO "lines" VALUES('havoc-running',4,'0 place y5',5,1004.0);
INSERT INTO "lines" VALUES('havoc-running',5,'1 recruit',6,1005.0);
INSERT INTO "lines" VALUES('havoc-running',6,'1 fetch k2',7,1006.0);
INSERT INTO "lines" VALUES('havoc-running',7,'1 draw deck',8,1007.0);
INSERT INTO "lines" VALUES('havoc-running',8,'1 draw n2',9,1008.0);
INSERT INTO "lines" VALUES('havoc-running',9,'1 place b6',10,1009.0);
INSERT INTO "lines" VALUES('havoc-running',10,'0 recruit',11,1010.0);
INSERT INTO "lines" VALUES('havoc-running',11,'0 draw deck',12,1011.0);
INSERT INTO "lines" VALUES('havoc-running',12,'0 fetch b6',13,1012.0);
INSERT INTO "lines" VALUES('havoc-running',13,'0 draw deck',14,1013.0);
INSERT INTO "lines" VALUES('havoc-running',14,'0 place g2',15,1014.0);
INSERT INTO "lines" VALUES('havoc-running',15,'1 recruit',16,1015.0);
INSERT INTO "lines" VALUES('havoc-running',16,'1 draw deck',17,1016.0);
INSERT INTO "lines" VALUES('havoc-running',17,'1 draw D',18,1017.0);
INSERT INTO "lines" VALUES('havoc-running',18,'1 place o6',19,1018.0);
INSERT INTO "lines" VALUES('havoc-running',19,'0 recruit',20,1019.0);
INSERT INTO "lines" VALUES('havoc-running',20,'0 draw y5',21,1020.0);
INSERT INTO "lines" VALUES('havoc-running',21,'0 draw g2',22,1021.0);
INSERT INTO "lines" VALUES('havoc-running',22,'0 place o8',23,1022.0);
INSERT INTO "lines" VALUES('havoc-running',23,'1 recruit',24,1023.0);
INSERT INTO "lines" VALUES('havoc-running',24,'1 draw o6',25,1024.0);
INSERT INTO "lines" VALUES('havoc-running',25,'1 draw o8',26,1025.0);
INSERT INTO "lines" VALUES('havoc-running',26,'1 place n2',27,1026.0);
INSERT INTO "lines" VALUES('havoc-running',27,'0 recruit',28,1027.0);
INSERT INTO "lines" VALUES('havoc-running',28,'1 discard o6',29,1028.0);
INSERT INTO "lines" VALUES('havoc-running',29,'0 draw deck',30,1029.0);
INSERT INTO "lines" VALUES('havoc-running',30,'0 draw deck',31,1030.0);
INSERT INTO "lines" VALUES('havoc-running',31,'0 place n6',32,1031.0);
INSERT INTO "lines" VALUES('havoc-running',32,'1 recruit',33,1032.0);
INSERT INTO "lines" VALUES('havoc-running',33,'1 fetch D',34,1033.0);
INSERT INTO "lines" VALUES('havoc-running',34,'1 draw n2',35,1034.0);
INSERT INTO "lines" VALUES('havoc-running',35,'1 draw deck',36,1035.0);
INSERT INTO "lines" VALUES('havoc-running',36,'1 place n2',37,1036.0);
INSERT INTO "lines" VALUES('havoc-running',37,'0 recruit',38,1037.0);
INSERT INTO "lines" VALUES('havoc-running',38,'0 draw n6',39,1038.0);
INSERT INTO "lines" VALUES('havoc-running',39,'0 draw n2',40,1039.0);
INSERT INTO "lines" VALUES('havoc-running',40,'0 place n6',41,1040.0);
INSERT INTO "lines" VALUES('havoc-running',41,'1 havoc',42,1041.0);
INSERT INTO "lines" VALUES('havoc-running',42,'1 lay o8, lay o3, done',43,1042.0);
INSERT INTO "lines" VALUES('havoc-running',43,'0 lay g1, lay y7, lay y2, lay g2, lay n2, lay o4, done',44,1043.0);
INSERT INTO "lines" VALUES('havoc-running',44,'1 lay y3, lay k7, lay n8, lay g6, done',45,1044.0);
INSERT INTO "lines" VALUES('havoc-running',45,'0 pass',46,1045.0);
INSERT INTO "lines" VALUES('havoc-running',46,'1 lay D, done',47,1046.0);
INSERT INTO "lines" VALUES('havoc-running',47,'1 pass',48,1047.0);
INSERT INTO "lines" VALUES('havoc-running',48,'1 scavenge y7',49,1048.0);
INSERT INTO "lines" VALUES('havoc-running',49,'0 havoc',50,1049.0);
INSERT INTO "lines" VALUES('havoc-running',50,'0 lay b3, lay g4, lay g8, lay y5, done',51,1050.0);
INSERT INTO "lines" VALUES('havoc-running',51,'1 lay k2, lay g3, lay b8, lay o7, done',52,1051.0);
INSERT INTO "lines" VALUES('havoc-running',52,'0 lay b6, lay k8, done',53,1052.0);
INSERT INTO "lines" VALUES('havoc-running',53,'1 lay y1, done',54,1053.0);
INSERT INTO "lines" VALUES('havoc-running',54,'0 pass',55,1054.0);
INSERT INTO "lines" VALUES('havoc-running',55,'1 lay y7, done',56,1055.0);
INSERT INTO "lines" VALUES('havoc-running',56,'0 recruit',57,1056.0);
INSERT INTO "lines" VALUES('havoc-running',57,'0 draw o1',58,1057.0);
INSERT INTO "lines" VALUES('havoc-running',58,'0 draw n6',59,1058.0);
INSERT INTO "lines" VALUES('havoc-running',59,'0 place b2',60,1059.0);
INSERT INTO "lines" VALUES('havoc-running',60,'1 fetch n7',61,1060.0);
INSERT INTO "lines" VALUES('havoc-running',61,'1 draw b2',62,1061.0);
INSERT INTO "lines" VALUES('havoc-running',62,'1 draw deck',63,1062.0);
INSERT INTO "lines" VALUES('havoc-running',63,'1 place n7',64,1063.0);
INSERT INTO "lines" VALUES('havoc-running',64,'0 havoc',65,1064.0);
INSERT INTO "lines" VALUES('havoc-running',65,'0 lay y4, lay k4, lay n6, done',66,1065.0);
INSERT INTO "lines" VALUES('havoc-running',66,'1 decline',67,1066.0);
INSERT INTO "lines" VALUES('havoc-running',67,'0 pass',68,1067.0);
INSERT INTO "lines" VALUES('havoc-running',68,'0 havoc',69,1068.0);
INSERT INTO "lines" VALUES('havoc-running',69,'0 lay o1, lay g7, lay y8, done',70,1069.0);
INSERT INTO "lines" VALUES('havoc-running',70,'1 lay n4, lay b2, lay y6, done',71,1070.0);
INSERT INTO "lines" VALUES('havoc-running',71,'0 recruit',72,1071.0);
INSERT INTO "lines" VALUES('havoc-running',72,'0 draw deck',73,1072.0);
INSERT INTO "lines" VALUES('havoc-running',73,'0 fetch deck',74,1073.0);
INSERT INTO "lines" VALUES('havoc-running',74,'0 draw n1',75,1074.0);
INSERT INTO "lines" VALUES('havoc-running',75,'0 place k3',76,1075.0);
INSERT INTO "lines" VALUES('havoc-running',76,'1 draw k3',77,1076.0);
INSERT INTO "lines" VALUES('havoc-running',77,'1 draw deck',78,1077.0);
INSERT INTO "lines" VALUES('havoc-running',78,'1 place b4',79,1078.0);
INSERT INTO "lines" VALUES('havoc-running',79,'0 havoc',80,1079.0);
INSERT INTO "lines" VALUES('havoc-running',80,'0 lay b1, lay b7, lay n1, done',81,1080.0);
INSERT INTO "lines" VALUES('havoc-running',81,'1 lay n5, lay k3, done',82,1081.0);
INSERT INTO "lines" VALUES('havoc-running',82,'0 havoc',83,1082.0);
INSERT INTO "lines" VALUES('havoc-running',83,'0 lay g5, lay k6, done',84,1083.0);
INSERT INTO "lines" VALUES('knights-over',0,'* ~ first_player: 1 ~ castle: 0 ~ castle: 0 ~ castle: 1 ~ castle: 0 ~ castle: 0 ~ castle: 1 ~ castles castle_blue_2 castle_black_1 castle_white_2 castle_green_1 castle_red_1 castle_yellow_1 ~ deck castle_yellow_3 die_1_a tournament_1 die_1_b castle_blue_1 castle_yellow_2 castle_white_2 die_4 catapult_b castle_black_2 deck_c tournament_2 tournament_4 die_2_a castle_guard_a castle_red_3 castle_white_1 tournament_3 deck_b bodyguard_c castle_red_1 die_3_a castle_blue_3 tournament_6 die_2_b catapult_a tournament_5 deck_a champion castle_green_2 bodyguard_b castle_yellow_1 tournament_8 castle_guard_c die_3_b catapult_c die_5 castle_red_2 treason royal_letter tournament_9 castle_green_1 castle_green_3 bodyguard_a tournament_7 castle_guard_b',1,1000.0);
INSERT INTO "lines" VALUES('knights-over',1,'1 swap right',2,1001.0);
INSERT INTO "lines" VALUES('knights-over',2,'1 attempt right ~ dice: 4 ~ dice: 4 ~ dice: 4 ~ dice: 6 ~ dice: 2 ~ dice: 2',3,1002.0);
INSERT INTO "lines" VALUES('knights-over',3,'1 stop',4,1003.0);
INSERT INTO "lines" VALUES('knights-over',4,'1 attempt right ~ dice: 4 ~ dice: 6 ~ dice: 4 ~ dice: 5 ~ dice: 1 ~ dice: 6',5,1004.0);
INSERT INTO "lines" VALUES('knights-over',5,'1 pick 4, pick 5, reroll ~ dice: 1 ~ dice: 1',6,1005.0);
INSERT INTO "lines" VALUES('knights-over',6,'1 pick 4, pick 5, reroll ~ dice: 1 ~ dice: 3',7,1006.0);
INSERT INTO "lines" VALUES('knights-over',7,'0 swap right',8,1007.0);
INSERT INTO "lines" VALUES('knights-over',8,'0 attack die_2_b ~ dice: 1 ~ dice: 5 ~ dice: 3 ~ dice: 2 ~ dice: 1 ~ dice: 3',9,1008.0);
INSERT INTO "lines" VALUES('knights-over',9,'0 pick 1, pick 4, pick 5, reroll ~ dice: 5 ~ dice: 5 ~ dice: 4',10,1009.0);
INSERT INTO "lines" VALUES('knights-over',10,'0 stop',11,1010.0);
INSERT INTO "lines" VALUES('knights-over',11,'1 swap right',12,1011.0);
INSERT INTO "lines" VALUES('knights-over',12,'1 attack die_2_b ~ dice: 1 ~ dice: 1 ~ dice: 6 ~ dice: 2 ~ dice: 5 ~ dice: 3',13,1012.0);
INSERT INTO "lines" VALUES('knights-over',13,'1 pick 1, pick 2, pick 4, reroll ~ dice: 3 ~ dice: 6 ~ dice: 6',14,1013.0);
INSERT INTO "lines" VALUES('knights-over',14,'1 pick 1, pick 6, reroll ~ dice: 3 ~ dice: 6',15,1014.0);
INSERT INTO "lines" VALUES('knights-over',15,'0 swap right',16,1015.0);
INSERT INTO "lines" VALUES('knights-over',16,'0 attempt right ~ dice: 6 ~ dice: 3 ~ dice: 4 ~ dice: 5 ~ dice: 4 ~ dice: 1',17,1016.0);
INSERT INTO "lines" VALUES('knights-over',17,'0 pick 2, pick 4, pick 6, reroll ~ dice: 5 ~ dice: 4 ~ dice: 1',18,1017.0);
INSERT INTO "lines" VALUES('knights-over',18,'0 stop',19,1018.0);
INSERT INTO "lines" VALUES('knights-over',19,'1 swap right',20,1019.0);
INSERT INTO "lines" VALUES('knights-over',20,'1 attack die_2_b ~ dice: 2 ~ dice: 4 ~ dice: 3 ~ dice: 2 ~ dice: 2 ~ dice: 1',21,1020.0);
INSERT INTO "lines" VALUES('knights-over',21,'1 pick 2, pick 3, pick 6, reroll ~ dice: 4 ~ dice: 2 ~ dice: 5',22,1021.0);
INSERT INTO "lines" VALUES('knights-over',22,'1 stop',23,1022.0);
INSERT INTO "lines" VALUES('knights-over',23,'0 swap right',24,1023.0);
INSERT INTO "lines" VALUES('knights-over',24,'0 attack die_2_b ~ dice: 6 ~ dice: 5 ~ dice: 1 ~ dice: 1 ~ dice: 2 ~ dice: 2',25,1024.0);
INSERT INTO "lines" VALUES('knights-over',25,'0 pick 3, pick 4, pick 5, pick 6, reroll ~ dice: 1 ~ dice: 4 ~ dice: 4 ~ dice: 6',26,1025.0);
INSERT INTO "lines" VALUES('knights-over',26,'0 pick 2, pick 3, reroll ~ dice: 1 ~ dice: 1',27,1026.0);
INSERT INTO "lines" VALUES('knights-over',27,'1 swap right',28,1027.0);
INSERT INTO "lines" VALUES('knights-over',28,'1 attempt right ~ dice: 3 ~ dice: 3 ~ dice: 3 ~ dice: 5 ~ dice: 2 ~ dice: 2',29,1028.0);
INSERT INTO "lines" VALUES('knights-over',29,'1 pick 1, pick 2, pick 3, pick 4, reroll ~ dice: 5 ~ dice: 2 ~ dice: 4 ~ dice: 1',30,1029.0);
INSERT INTO "lines" VALUES('knights-over',30,'1 stop',31,1030.0);
INSERT INTO "lines" VALUES('knights-over',31,'1 attempt right ~ dice: 4 ~ dice: 3 ~ dice: 1 ~ dice: 3 ~ dice: 6 ~ dice: 2',32,1031.0);
INSERT INTO "lines" VALUES('knights-over',32,'1 pick 2, pick 3, pick 4, reroll ~ dice: 1 ~ dice: 5 ~ dice: 4',33,1032.0);
INSERT INTO "lines" VALUES('knights-over',33,'1 pick 2, pick 3, pick 6, reroll ~ dice: 4 ~ dice: 1 ~ dice: 4',34,1033.0);
INSERT INTO "lines" VALUES('knights-over',34,'1 attempt left ~ dice: 6 ~ dice: 4 ~ dice: 2 ~ dice: 2 ~ dice: 2 ~ dice: 2',35,1034.0);
INSERT INTO "lines" VALUES('knights-over',35,'1 stop',36,1035.0);
INSERT INTO "lines" VALUES('knights-over',36,'1 cover castle_black_1, cover castle_yellow_3, done',37,1036.0);
INSERT INTO "lines" VALUES('knights-over',37,'0 swap right',38,1037.0);
INSERT INTO "lines" VALUES('knights-over',38,'0 attempt right ~ dice: 6 ~ dice: 4 ~ dice: 2 ~ dice: 2 ~ dice: 1 ~ dice: 3',39,1038.0);
INSERT INTO "lines" VALUES('knights-over',39,'0 pick 2, pick 5, pick 6, reroll ~ dice: 2 ~ dice: 1 ~ dice: 4',40,1039.0);
INSERT INTO "lines" VALUES('knights-over',40,'0 pick 5, pick 6, reroll ~ dice: 6 ~ dice: 5',41,1040.0);
INSERT INTO "lines" VALUES('knights-over',41,'1 swap left',42,1041.0);
INSERT INTO "lines" VALUES('knights-over',42,'1 attempt right ~ dice: 5 ~ dice: 6 ~ dice: 5 ~ dice: 6 ~ dice: 5 ~ dice: 3',43,1042.0);
INSERT INTO "lines" VALUES('knights-over',43,'1 stop',44,1043.0);
INSERT INTO "lines" VALUES('knights-over',44,'1 cover castle_black_1, cover castle_red_2, done',45,1044.0);
INSERT INTO "lines" VALUES('knights-over',45,'0 attack castle_yellow_3 ~ dice: 6 ~ dice: 6 ~ dice: 2 ~ dice: 4 ~ dice: 2 ~ dice: 5',46,1045.0);
INSERT INTO "lines" VALUES('knights-over',46,'0 pick 3, pick 4, pick 5, reroll ~ dice: 3 ~ dice: 5 ~ dice: 2',47,1046.0);
INSERT INTO "lines" VALUES('knights-over',47,'0 pick 3, pick 5, reroll ~ dice: 3 ~ dice: 1',48,1047.0);
INSERT INTO "lines" VALUES('knights-over',48,'1 swap left',49,1048.0);
INSERT INTO "lines" VALUES('knights-over',49,'1 attempt left ~ dice: 5 ~ dice: 2 ~ dice: 5 ~ dice: 1 ~ dice: 3 ~ dice: 4',50,1049.0);
INSERT INTO "lines" VALUES('knights-over',50,'1 pick 4, pick 6, reroll ~ dice: 1 ~ dice: 6',51,1050.0);
INSERT INTO "lines" VALUES('knights-over',51,'1 pick 1, pick 2, pick 3, pick 4, reroll ~ dice: 4 ~ dice: 5 ~ dice: 6 ~ dice: 2',52,1051.0);
INSERT INTO "lines" VALUES('knights-over',52,'1 keep',53,1052.0);
INSERT INTO "lines" VALUES('knights-over',53,'0 attack castle_yellow_3 ~ dice: 3 ~ dice: 1 ~ dice: 1 ~ dice: 4 ~ dice: 4 ~ dice: 4',54,1053.0);
INSERT INTO "lines" VALUES('knights-over',54,'0 pick 1, pick 2, pick 3, reroll ~ dice: 3 ~ dice: 2 ~ dice: 6',55,1054.0);
INSERT INTO "lines" VALUES('knights-over',55,'0 pick 1, pick 2, reroll ~ dice: 4 ~ dice: 3 ~ dice: 5 ~ dice: 6 ~ dice: 6 ~ dice: 5 ~ dice: 2 ~ dice: 3',56,1055.0);
INSERT INTO "lines" VALUES('knights-over',56,'1 pick 5, pick 6, reroll ~ dice: 2 ~ dice: 1',57,1056.0);
INSERT INTO "lines" VALUES('knights-over',57,'1 pick 5, pick 6, reroll ~ dice: 5 ~ dice: 6',58,1057.0);
INSERT INTO "lines" VALUES('knights-over',58,'1 attack castle_green_2 ~ dice: 4 ~ dice: 4 ~ dice: 2 ~ dice: 5 ~ dice: 6 ~ dice: 6',59,1058.0);
INSERT INTO "lines" VALUES('knights-over',59,'1 pick 3, pick 4, reroll ~ dice: 3 ~ dice: 3',60,1059.0);
INSERT INTO "lines" VALUES('knights-over',60,'1 pick 1, pick 2, reroll ~ dice: 3 ~ dice: 6 ~ dice: 6 ~ dice: 1 ~ dice: 2 ~ dice: 4 ~ dice: 4 ~ dice: 5',61,1060.0);
INSERT INTO "lines" VALUES('knights-over',61,'0 pick 2, pick 3, pick 6, reroll ~ dice: 1 ~ dice: 2 ~ dice: 5',62,1061.0);
INSERT INTO "lines" VALUES('knights-over',62,'0 pick 2, pick 3, pick 6, reroll ~ dice: 6 ~ dice: 2 ~ dice: 5',63,1062.0);
INSERT INTO "lines" VALUES('knights-over',63,'1 cover castle_black_1, cover castle_green_2, done',64,1063.0);
INSERT INTO "lines" VALUES('knights-over',64,'0 attack castle_red_2 ~ dice: 6 ~ dice: 1 ~ dice: 2 ~ dice: 2 ~ dice: 2 ~ dice: 3',65,1064.0);
INSERT INTO "lines" VALUES('knights-over',65,'0 pick 2, pick 6, reroll ~ dice: 2 ~ dice: 4',66,1065.0);
INSERT INTO "lines" VALUES('knights-over',66,'0 pick 6, reroll ~ dice: 5 ~ dice: 5 ~ dice: 1 ~ dice: 2 ~ dice: 3 ~ dice: 4 ~ dice: 5',67,1066.0);
INSERT INTO "lines" VALUES('knights-over',67,'1 pick 1, pick 2, pick 3, pick 5, pick 6, reroll ~ dice: 3 ~ dice: 4 ~ dice: 2 ~ dice: 6 ~ dice: 6',68,1067.0);
INSERT INTO "lines" VALUES('knights-over',68,'1 pick 2, pick 3, reroll ~ dice: 3 ~ dice: 5',69,1068.0);
INSERT INTO "lines" VALUES('knights-over',69,'1 attempt left ~ dice: 6 ~ dice: 3 ~ dice: 1 ~ dice: 1 ~ dice: 3 ~ dice: 6',70,1069.0);
INSERT INTO "lines" VALUES('knights-over',70,'1 stop',71,1070.0);
INSERT INTO "lines" VALUES('mousquetaires-running',0,'* ~ treachery corruption plot balm ambush balm reinforcement reinforcement ambush emergency conscripts dead_end emergency send_to_the_bastille plot ~ louvre chancellors_search court_gossip kings_jealousy duelling_edict compromising_letter spanish_cipher poisons_affair ballet_rehearsal ~ adventure combat combat gallantry nobility combat panache nobility buckingham nobility erudition erudition treville double gallantry panache kitty gallantry bassompierre combat panache nobility combat panache panache combat gallantry combat erudition essarts erudition double combat gallantry combat combat erudition nobility gallantry combat nobility combat winter chevreuse double erudition panache combat',1,1000.0);
INSERT INTO "lines" VALUES('mousquetaires-running',1,'1 place decoy, place guard2, place guard3, place guard3, place decoy, place decoy, place guard3, place guard3, place guard2, place decoy, place even, place even, done',2,1001.0);
INSERT INTO "lines" VALUES('mousquetaires-running',2,'1 lay abduction',3,1002.0);
INSERT INTO "lines" VALUES('mousquetaires-running',3,'1 post boisrenard, post lubin, set nemesis, done',4,1003.0);
INSERT INTO "lines" VALUES('mousquetaires-running',4,'1 name aramis',5,1004.0);
INSERT INTO "lines" VALUES('mousquetaires-running',5,'1 post henchman, set beggars, done',6,1005.0);
INSERT INTO "lines" VALUES('mousquetaires-running',6,'1 go richelieu',7,1006.0);
INSERT INTO "lines" VALUES('mousquetaires-running',7,'1 scheme plot',8,1007.0);
INSERT INTO "lines" VALUES('mousquetaires-running',8,'0 turn athos',9,1008.0);
INSERT INTO "lines" VALUES('mousquetaires-running',9,'0 buy thoroughbred',10,1009.0);
INSERT INTO "lines" VALUES('mousquetaires-running',10,'0 enough',11,1010.0);
INSERT INTO "lines" VALUES('mousquetaires-running',11,'0 ride la_rochelle',12,1011.0);
INSERT INTO "lines" VALUES('mousquetaires-running',12,'0 reinforce combat',13,1012.0);
INSERT INTO "lines" VALUES('mousquetaires-running',13,'0 reinforce combat',14,1013.0);
INSERT INTO "lines" VALUES('mousquetaires-running',14,'0 turn dartagnan',15,1014.0);
INSERT INTO "lines" VALUES('mousquetaires-running',15,'0 draw',16,1015.0);
INSERT INTO "lines" VALUES('mousquetaires-running',16,'0 draw',17,1016.0);
INSERT INTO "lines" VALUES('mousquetaires-running',17,'0 draw',18,1017.0);
INSERT INTO "lines" VALUES('mousquetaires-running',18,'0 turn aramis',19,1018.0);
INSERT INTO "lines" VALUES('mousquetaires-running',19,'0 reinforce double',20,1019.0);
INSERT INTO "lines" VALUES('mousquetaires-running',20,'0 draw',21,1020.0);
INSERT INTO "lines" VALUES('mousquetaires-running',21,'0 draw',22,1021.0);
INSERT INTO "lines" VALUES('mousquetaires-running',22,'0 draw',23,1022.0);
INSERT INTO "lines" VALUES('mousquetaires-running',23,'0 draw',24,1023.0);
INSERT INTO "lines" VALUES('mousquetaires-running',24,'0 draw',25,1024.0);
INSERT INTO "lines" VALUES('mousquetaires-running',25,'1 fetch conscripts ~ treachery ambush emergency ambush balm reinforcement reinforcement plot emergency dead_end send_to_the_bastille ~ blue: 0 ~ blue: 3 ~ blue: 1 ~ blue: 4 ~ red: 0',26,1025.0);
INSERT INTO "lines" VALUES('mousquetaires-running',26,'0 decline',27,1026.0);
INSERT INTO "lines" VALUES('mousquetaires-running',27,'0 decline ~ red: 3 ~ red: 5 ~ red: 0 ~ red: 5',28,1027.0);
INSERT INTO "lines" VALUES('mousquetaires-running',28,'1 go paris',29,1028.0);
INSERT INTO "lines" VALUES('mousquetaires-running',29,'1 scheme conscripts',30,1029.0);
INSERT INTO "lines" VALUES('mousquetaires-running',30,'0 turn athos',31,1030.0);
INSERT INTO "lines" VALUES('mousquetaires-running',31,'0 draw',32,1031.0);
INSERT INTO "lines" VALUES('mousquetaires-running',32,'0 draw',33,1032.0);
INSERT INTO "lines" VALUES('mousquetaires-running',33,'0 end turn',34,1033.0);
INSERT INTO "lines" VALUES('mousquetaires-running',34,'0 turn dartagnan',35,1034.0);
INSERT INTO "lines" VALUES('mousquetaires-running',35,'0 challenge panache',36,1035.0);
INSERT INTO "lines" VALUES('mousquetaires-running',36,'0 add combat, add combat, done ~ blue: 0 ~ blue: 1 ~ blue: 3 ~ blue: 0 ~ blue: 4 ~ red: 4 ~ red: 2 ~ red: 0 ~ red: 2',37,1036.0);
INSERT INTO "lines" VALUES('mousquetaires-running',37,'0 challenge panache',38,1037.0);
INSERT INTO "lines" VALUES('mousquetaires-running',38,'0 done ~ blue: 3 ~ blue: 2 ~ blue: 1 ~ red: 0 ~ red: 5 ~ red: 3 ~ red: 3 ~ blue: 5 ~ blue: 4 ~ red: 0 ~ red: 3 ~ red: 1',39,1038.0);
INSERT INTO "lines" VALUES('mousquetaires-running',39,'0 turn aramis',40,1039.0);
INSERT INTO "lines" VALUES('mousquetaires-running',40,'0 draw',41,1040.0);
INSERT INTO "lines" VALUES('mousquetaires-running',41,'0 draw',42,1041.0);
INSERT INTO "lines" VALUES('mousquetaires-running',42,'0 draw',43,1042.0);
INSERT INTO "lines" VALUES('mousquetaires-running',43,'0 draw ~ blue: 0 ~ blue: 4 ~ blue: 3 ~ blue: 5 ~ red: 0',44,1043.0);
INSERT INTO "lines" VALUES('mousquetaires-running',44,'0 decline',45,1044.0);
INSERT INTO "lines" VALUES('mousquetaires-running',45,'0 decline ~ red: 0 ~ red: 1 ~ red: 0 ~ red: 3',46,1045.0);
INSERT INTO "lines" VALUES('mousquetaires-running',46,'1 go louvre',47,1046.0);
INSERT INTO "lines" VALUES('mousquetaires-running',47,'1 draw treachery',48,1047.0);
INSERT INTO "lines" VALUES('mousquetaires-running',48,'0 turn dartagnan',49,1048.0);
INSERT INTO "lines" VALUES('mousquetaires-running',49,'0 turn athos',50,1049.0);
INSERT INTO "lines" VALUES('mousquetaires-running',50,'0 ride paris',51,1050.0);
INSERT INTO "lines" VALUES('mousquetaires-running',51,'0 challenge panache',52,1051.0);
INSERT INTO "lines" VALUES('mousquetaires-running',52,'0 discard panache, discard panache, discard panache, discard panache, done',53,1052.0);
INSERT INTO "lines" VALUES('mousquetaires-running',53,'0 duel lubin',54,1053.0);
INSERT INTO "lines" VALUES('mousquetaires-running',54,'0 add combat, add combat, done ~ blue: 5 ~ blue: 3 ~ blue: 5 ~ blue: 5 ~ blue: 3 ~ red: 3 ~ red: 5',55,1054.0);
INSERT INTO "lines" VALUES('mousquetaires-running',55,'0 duel boisrenard',56,1055.0);
INSERT INTO "lines" VALUES('mousquetaires-running',56,'0 add combat, done ~ blue: 4 ~ blue: 3 ~ blue: 5 ~ blue: 3 ~ red: 5 ~ red: 2 ~ blue: 5 ~ blue: 3 ~ blue: 0 ~ red: 4 ~ blue: 5 ~ blue: 1',57,1056.0);
INSERT INTO "lines" VALUES('mousquetaires-running',57,'0 turn aramis',58,1057.0);
INSERT INTO "lines" VALUES('mousquetaires-running',58,'0 move paris',59,1058.0);
INSERT INTO "lines" VALUES('mousquetaires-running',59,'0 solve',60,1059.0);
INSERT INTO "lines" VALUES('glory-over',0,'* ~ terrain rough plain plain plain plain plain hill plain woods ~ side: 0 ~ side: 1 ~ list_red co5 hi2 mi2 lc3 cv3 cv4 pk3 co5 lc3 co5 hi4 ar3 ar2 cv2 co5 li4 lc2 mi3 co5 el3 mi2 mi3 li2 li3 ov2 hi2 sp2 li4 mi4 ov2 li3 cv3 sp3 mi4 pk4 hi4 pk2 lc4 re2 mi4 cv2 mi3 li2 sp4 cv4 el2 hi3 hi3 ~ list_blue co5 co5 mi2 hi2 co5 mi4 lc4 mi4 lc2 hi4 hi4 el2 li4 ar3 co5 ov2 mi3 mi3 li2 cv2 mi2 lc3 li2 mi4 ov2 hi3 lc3 pk4 cv3 cv4 li3 pk3 pk2 mi3 el3 ar2 sp2 co5 re2 sp3 hi3 li3 cv3 cv4 sp4 cv2 li4 hi2',1,1000.0);
INSERT INTO "lines" VALUES('glory-over',1,'0 keep mi2, keep hi2, next, keep co5, keep cv4, next, keep co5, keep ar3, next, keep li4, keep cv2, next, keep mi3, keep lc2, next, keep li2, keep li3, next, keep hi2, keep ov2, next, keep mi4, keep cv3, next, keep pk4, keep hi4, next, keep pk2, keep mi4, next, keep mi3, keep sp4, next, keep cv4, keep el2, done',2,1001.0);
INSERT INTO "lines" VALUES('glory-over',2,'1 keep mi2, keep co5, next, keep mi4, keep mi4, next, keep el2, keep hi4, next, keep ar3, keep li4, next, keep mi3, keep cv2, next, keep mi2, keep lc3, next, keep ov2, keep pk4, next, keep pk3, keep li3, next, keep ar2, keep pk2, next, keep sp2, keep co5, next, keep cv4, keep li3, next, keep hi2, keep li4, done ~ deck_red hi4 mi2 co5 li2 pk4 el2 cv3 cv2 cv4 li4 cv4 mi3 li3 mi4 mi4 co5 ov2 sp4 ar3 mi3 hi2 pk2 lc2 hi2 ~ deck_blue cv2 ov2 lc3 pk3 sp2 mi4 pk4 pk2 ar2 li4 li3 li3 hi2 ar3 mi2 co5 mi4 mi3 co5 cv4 hi4 mi2 el2 li4 ~ starter: 1',3,1002.0);
INSERT INTO "lines" VALUES('glory-over',3,'1 deploy, place cv4@1, place li4@2, place mi4@5, place mi2@4, place mi3@5, pay, spend el2, spend hi4, spend co5, spend co5, confirm',4,1003.0);
INSERT INTO "lines" VALUES('glory-over',4,'1 end',5,1004.0);
INSERT INTO "lines" VALUES('glory-over',5,'0 end',6,1005.0);
INSERT INTO "lines" VALUES('glory-over',6,'0 trade mi3',7,1006.0);
INSERT INTO "lines" VALUES('glory-over',7,'0 discard lc2',8,1007.0);
INSERT INTO "lines" VALUES('glory-over',8,'0 discard sp4',9,1008.0);
INSERT INTO "lines" VALUES('glory-over',9,'1 give up mi3',10,1009.0);
INSERT INTO "lines" VALUES('glory-over',10,'1 end',11,1010.0);
INSERT INTO "lines" VALUES('glory-over',11,'1 draw',12,1011.0);
INSERT INTO "lines" VALUES('glory-over',12,'0 deploy, place mi4@2, place pk2@3, place mi4@2, place hi2@4, pay, spend li3, spend ar3, spend ov2, spend co5, spend hi2, confirm',13,1012.0);
INSERT INTO "lines" VALUES('glory-over',13,'0 end',14,1013.0);
INSERT INTO "lines" VALUES('warrior-running',0,'* ~ barons okker zobel emerande niebieski madder viola ~ fate fate_16 fate_13 fate_01 fate_12 fate_23 fate_24 fate_17 fate_20 fate_03 fate_18 fate_14 fate_11 fate_06 fate_04 fate_08 fate_19 fate_07 fate_09 fate_05 fate_22 fate_15 fate_02 fate_10 fate_21 ~ events earthquake bumper_harvest plague truce_of_god heretic tax_revolt inheritance no_heir desertion crisis_of_faith robbers broken_line royal_blood crumbling_walls master_builder papal_favour scandal holy_relics court_intrigue assassin mutiny popular_support open_gates bad_harvest miracle volunteers storms arson absolution kidnapped black_death second_wind dishonour healing_waters peasants_revolt generous_guilds ~ agendas thanksgiving harbour_dues income_tax soldiers_pay no_razing bishop elect_head fine elect_chairman expel_mercenaries royal_mint guard_captain constable silver_mines chancellor inviolable_seats censure seneschal recognise_claim peace_of_realm royal_grant private_motion amnesty crusader marshal private_motion ambassador siege_master war_levy right_of_way tithe quartermaster royal_forests master_of_works private_motion standard_bearer papal_legate private_motion admiral salt_mines royal_bailiffs rebuild_walls free_trade mercenary_edict ~ mercenaries romanian_100 english_100 swabian_100 swabian_100 lombard_100 polish_100 swiss_100 romanian_100 swiss_100 polish_100 romanian_100 swiss_100 english_100 swiss_100 romanian_100 swabian_100 lombard_100 lombard_100 lombard_100 polish_100 english_100 polish_100 swabian_100 english_100 ~ mercenaries swabian_50 lombard_50 swabian_50 english_50 swiss_50 english_50 swiss_50 lombard_50 swiss_50 swabian_50 polish_50 polish_50 lombard_50 lombard_50 romanian_50 english_50 polish_50 romanian_50 polish_50 romanian_50 romanian_50 swiss_50 swabian_50 english_50 ~ mercenaries lombard_100 lombard_100 swiss_50 swiss_150 swiss_50 lombard_50 swiss_100 swiss_100 swabian_100 english_50 polish_50 english_100 romanian_50 polish_100 english_100 swabian_50 polish_100 polish_200 romanian_150 english_50 lombard_50 polish_150 english_150 romanian_50 romanian_50 english_200 lombard_150 swabian_150 english_100 swiss_150 romanian_100 lombard_100 polish_100 romanian_150 swabian_100 swiss_200 english_50 polish_50 swabian_150 swabian_200 polish_50 swiss_100 polish_50 english_50 swabian_50 romanian_200 swabian_100 lombard_150 swabian_100 lombard_50 romanian_100 lombard_100 lombard_200 english_150 romanian_50 swiss_50 swabian_50 swiss_100 romanian_100 polish_100 swiss_50 polish_150',1,1000.0);
INSERT INTO "lines" VALUES('warrior-running',1,'0 to triangle, to triangle, to triangle, to square, to circle, to star, done',2,1001.0);
INSERT INTO "lines" VALUES('warrior-running',2,'1 to triangle, to triangle, to triangle, to square, to circle, to star, done',3,1002.0);
INSERT INTO "lines" VALUES('warrior-running',3,'0 build kingsmead',4,1003.0);
INSERT INTO "lines" VALUES('warrior-running',4,'1 build oakvale',5,1004.0);
INSERT INTO "lines" VALUES('warrior-running',5,'1 choose triangle, enter olbi',6,1005.0);
INSERT INTO "lines" VALUES('warrior-running',6,'0 choose triangle, enter monz',7,1006.0);
INSERT INTO "lines" VALUES('warrior-running',7,'1 choose star, enter froli',8,1007.0);
INSERT INTO "lines" VALUES('warrior-running',8,'0 choose star, enter berac',9,1008.0);
INSERT INTO "lines" VALUES('warrior-running',9,'1 choose square, enter lenz',10,1009.0);
INSERT INTO "lines" VALUES('warrior-running',10,'0 choose square, enter bingen',11,1010.0);
INSERT INTO "lines" VALUES('warrior-running',11,'1 enter isar',12,1011.0);
INSERT INTO "lines" VALUES('warrior-running',12,'0 enter ballin ~ fate fate_09 fate_17 fate_11 fate_18 fate_20 fate_13 fate_08 fate_24 fate_12 fate_01 fate_05 fate_21 fate_10 fate_04 fate_07 fate_15 fate_14 fate_03 fate_06 fate_19 fate_22 fate_16 fate_23 fate_02',13,1012.0);
INSERT INTO "lines" VALUES('warrior-running',13,'0 plan 1:mobilize_forces, plan 2:mobilize_forces, plan 1:versatile_strategy, plan 2:versatile_strategy, plan 3:levy_taxes, plan 3:serve_the_church, done',14,1013.0);
INSERT INTO "lines" VALUES('warrior-running',14,'1 plan 1:mobilize_forces, plan 2:mobilize_forces, plan 1:versatile_strategy, plan 2:versatile_strategy, plan 3:rally_support, plan 3:levy_taxes, done ~ neutral important_event upgrade_defenses uncertain_times fund_expeditions fund_expeditions muster_troops important_event important_event ~ stack 1:versatile_strategy upgrade_defenses 0:versatile_strategy 0:mobilize_forces important_event 1:mobilize_forces ~ stack fund_expeditions 1:mobilize_forces uncertain_times 1:versatile_strategy 0:mobilize_forces 0:versatile_strategy ~ stack 0:levy_taxes 1:rally_support fund_expeditions 1:levy_taxes 0:serve_the_church muster_troops',15,1014.0);
INSERT INTO "lines" VALUES('warrior-running',15,'1 target olbi',16,1015.0);
INSERT INTO "lines" VALUES('warrior-running',16,'1 assault, with triangle, attack',17,1016.0);
INSERT INTO "lines" VALUES('warrior-running',17,'1 drop fate_17, drop fate_18, keep the rest',18,1017.0);
INSERT INTO "lines" VALUES('warrior-running',18,'1 use ability',19,1018.0);
INSERT INTO "lines" VALUES('warrior-running',19,'1 keep city',20,1019.0);
INSERT INTO "lines" VALUES('warrior-running',20,'1 pass',21,1020.0);
INSERT INTO "lines" VALUES('warrior-running',21,'0 target monz',22,1021.0);
INSERT INTO "lines" VALUES('warrior-running',22,'0 assault, with triangle, attack',23,1022.0);
INSERT INTO "lines" VALUES('warrior-running',23,'0 drop fate_12, drop fate_01, keep the rest',24,1023.0);
INSERT INTO "lines" VALUES('warrior-running',24,'0 use ability',25,1024.0);
INSERT INTO "lines" VALUES('warrior-running',25,'0 keep city',26,1025.0);
INSERT INTO "lines" VALUES('warrior-running',26,'0 target berac',27,1026.0);
INSERT INTO "lines" VALUES('warrior-running',27,'0 siege, with star, attack',28,1027.0);
INSERT INTO "lines" VALUES('warrior-running',28,'1 draws zobel',29,1028.0);
INSERT INTO "lines" VALUES('warrior-running',29,'1 target froli',30,1029.0);
INSERT INTO "lines" VALUES('warrior-running',30,'1 siege, with star, attack',31,1030.0);
INSERT INTO "lines" VALUES('warrior-running',31,'0 launch china',32,1031.0);
INSERT INTO "lines" VALUES('warrior-running',32,'0 stake 5',33,1032.0);
INSERT INTO "lines" VALUES('warrior-running',33,'1 stake 5',34,1033.0);
INSERT INTO "lines" VALUES('warrior-running',34,'1 target bingen',35,1034.0);
INSERT INTO "lines" VALUES('warrior-running',35,'1 choose square, step bridgefields, step vecht, step bingen, go',36,1035.0);
INSERT INTO "lines" VALUES('warrior-running',36,'1 pass',37,1036.0);
INSERT INTO "lines" VALUES('warrior-running',37,'1 fight okker, with square, attack',38,1037.0);
INSERT INTO "lines" VALUES('warrior-running',38,'0 offer 4',39,1038.0);
INSERT INTO "lines" VALUES('warrior-running',39,'1 refuse',40,1039.0);
INSERT INTO "lines" VALUES('warrior-running',40,'0 drop fate_06, keep the rest',41,1040.0);
INSERT INTO "lines" VALUES('warrior-running',41,'1 drop fate_15, keep the rest',42,1041.0);
INSERT INTO "lines" VALUES('warrior-running',42,'1 use ability',43,1042.0);
INSERT INTO "lines" VALUES('warrior-running',43,'0 use ability',44,1043.0);
INSERT INTO "lines" VALUES('warrior-running',44,'1 send assembly ~ fate fate_07 fate_01 fate_22 fate_11 fate_18 fate_12 fate_03 fate_05 fate_09 fate_02 fate_19 fate_17 fate_23 fate_20 fate_13 fate_04 fate_16 fate_21 fate_10 fate_15 fate_06 fate_08 fate_14 fate_24',45,1044.0);
INSERT INTO "lines" VALUES('warrior-running',45,'1 take crowns',46,1045.0);
INSERT INTO "lines" VALUES('warrior-running',46,'0 target bingen',47,1046.0);
INSERT INTO "lines" VALUES('warrior-running',47,'0 pass',48,1047.0);
INSERT INTO "lines" VALUES('warrior-running',48,'0 fight zobel, with square, attack',49,1048.0);
INSERT INTO "lines" VALUES('warrior-running',49,'1 offer 5',50,1049.0);
INSERT INTO "lines" VALUES('warrior-running',50,'0 refuse',51,1050.0);
INSERT INTO "lines" VALUES('warrior-running',51,'0 drop fate_01, keep the rest',52,1051.0);
INSERT INTO "lines" VALUES('warrior-running',52,'1 drop fate_11, keep the rest',53,1052.0);
INSERT INTO "lines" VALUES('warrior-running',53,'0 use ability',54,1053.0);
INSERT INTO "lines" VALUES('warrior-running',54,'1 retreat oakvale',55,1054.0);
INSERT INTO "lines" VALUES('warrior-running',55,'0 next harbour_dues, next thanksgiving, next income_tax, done',56,1055.0);
INSERT INTO "lines" VALUES('warrior-running',56,'0 write okker, write votes 1, write okker, write votes 1, write yes, write votes 0, done',57,1056.0);
INSERT INTO "lines" VALUES('warrior-running',57,'1 write zobel, write votes 1, write zobel, write votes 1, write no, write votes 0, done',58,1057.0);
INSERT INTO "lines" VALUES('warrior-running',58,'0 vote for okker',59,1058.0);
INSERT INTO "lines" VALUES('warrior-running',59,'0 accept',60,1059.0);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	theme TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('anna','Anna','en','',1000.0);
INSERT INTO "people" VALUES('bela','Béla','hu','',1000.0);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person_id TEXT, 
	level TEXT NOT NULL, 
	name TEXT NOT NULL, 
	drafted INTEGER NOT NULL, 
	ahead INTEGER NOT NULL, 
	away_since DOUBLE, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT ck_seats_kind CHECK (kind IN ('open', 'invited', 'person', 'bot'))
);
INSERT INTO "seats" VALUES('havoc-over',0,'person','anna','','Anna',0,0,NULL);
INSERT INTO "seats" VALUES('havoc-over',1,'person','bela','','Béla',0,0,NULL);
INSERT INTO "seats" VALUES('havoc-running',0,'person','anna','','Anna',0,0,NULL);
INSERT INTO "seats" VALUES('havoc-running',1,'person','bela','','Béla',0,0,NULL);
INSERT INTO "seats" VALUES('knights-over',0,'person','anna','','Anna',0,0,NULL);
INSERT INTO "seats" VALUES('knights-over',1,'person','bela','','Béla',0,0,NULL);
INSERT INTO "seats" VALUES('mousquetaires-running',0,'person','anna','','Anna',0,0,NULL);
INSERT INTO "seats" VALUES('mousquetaires-running',1,'person','bela','','Béla',0,0,NULL);
INSERT INTO "seats" VALUES('glory-over',0,'person','anna','','Anna',0,0,NULL);
INSERT INTO "seats" VALUES('glory-over',1,'person','bela','','Béla',0,0,NULL);
INSERT INTO "seats" VALUES('warrior-running',0,'person','anna','','Anna',0,0,NULL);
INSERT INTO "seats" VALUES('warrior-running',1,'person','bela','','Béla',0,0,NULL);
CREATE TABLE secrets (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('web',X'6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	data_digest TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	status TEXT NOT NULL, 
	host TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	version INTEGER NOT NULL, 
	asked INTEGER NOT NULL, 
	make_key TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	ended DOUBLE, clock TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES people (id), 
	CONSTRAINT uq_tables_host UNIQUE (host, make_key), 
	CONSTRAINT ck_tables_status CHECK (status IN ('open', 'playing', 'over'))
);
INSERT INTO "tables" VALUES('havoc-over','havoc',1,2,'{"battle_order": "historical", "peace_card": "auto", "first_round_free": "auto", "small_game_scoring": "auto", "john_of_gaunt": "off", "chevauchees_mode": "replace", "peace_before_castillon": "recruit", "visible_battles": "all", "castillon_play": "choose"}','','old0','over','anna','{"title":"havoc-over","public":true,"pace":1.0,"odds":false}',1,91,0,'key-havoc-over',1000.0,2000.0,'');
INSERT INTO "tables" VALUES('havoc-running','havoc',1,2,'{"battle_order": "historical", "peace_card": "auto", "first_round_free": "auto", "small_game_scoring": "auto", "john_of_gaunt": "off", "chevauchees_mode": "replace", "peace_before_castillon": "recruit", "visible_battles": "all", "castillon_play": "choose"}','','old0','playing','anna','{"title":"havoc-running","public":true,"pace":1.0,"odds":false}',1,84,1,'key-havoc-running',1000.0,NULL,'');
INSERT INTO "tables" VALUES('knights-over','knights',1,2,'{"starting_castles": "random", "first_player": "random", "two_player_castle_rule": "on", "defence_tie": "attacker", "tournament_tie": "first", "tournament_participation": "optional", "plus_dice": "one", "king_combination": "555_4", "king_timing": "first_attempt", "extra_attempt_on_steal": "off", "max_rounds": "0"}','','old10','over','anna','{"title":"knights-over","public":true,"pace":1.0,"odds":false}',1,71,0,'key-knights-over',1000.0,2000.0,'');
INSERT INTO "tables" VALUES('mousquetaires-running','mousquetaires',1,2,'{"milady": "player", "emergency_mode": "budget", "emergency_seconds": "120", "emergency_bot_seconds": "5", "emergency_budget_ratio": "67", "easier_start": "false", "fatal_quest": "false", "brave_athos": "false", "bastille_escape": "rulebook", "louvre_reward_on": "challenge", "rochefort_interrupts_traps": "false", "fixed_red_dice_cap": "true", "musketeer_selection": "choose"}','','old11','playing','anna','{"title":"mousquetaires-running","public":true,"pace":1.0,"odds":false}',1,60,1,'key-mousquetaires-running',1000.0,NULL,'');
INSERT INTO "tables" VALUES('glory-over','field_of_glory',1,2,'{"unit_modifiers": "attacker", "flank_bonus_timing": "after_retreat", "flank_full_retreat_costs_unit": "on", "overlap_in_flank_attack": "off", "max_overlap_per_charge": "1", "defender_may_decline_bonus": "on", "end_timing": "turn", "payment_rule": "free", "deck_bonus_seen_by": "owner", "unopposed_pair": "always", "terrain_tie": "random", "army_selection": "draft", "starting_player": "random"}','','old0','over','anna','{"title":"glory-over","public":true,"pace":1.0,"odds":false}',1,14,0,'key-glory-over',1000.0,2000.0,'');
INSERT INTO "tables" VALUES('warrior-running','warrior_knights',1,2,'{"influence_per_baron": "10", "open_private_motions": "off", "exchange_heirs": "off", "player_elimination": "off", "might_is_right": "off", "abandoned_nobles": "off", "miracles_can_happen": "off", "kingdom_cities": "17", "fate_draw_cap": "0", "fallen_defenders": "skip", "fortified_income": "always", "two_player_city_scope": "all", "negotiation": "full", "round_limit": "40"}','','old10','playing','anna','{"title":"warrior-running","public":true,"pace":1.0,"odds":false}',1,60,1,'key-warrior-running',1000.0,NULL,'');
CREATE TABLE tokens (
	id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	token_hash BLOB NOT NULL, 
	make_key TEXT NOT NULL, 
	made DOUBLE NOT NULL, 
	expires DOUBLE NOT NULL, 
	used DOUBLE, 
	CONSTRAINT pk_tokens PRIMARY KEY (id), 
	CONSTRAINT fk_tokens_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT uq_tokens_person_id UNIQUE (person_id, make_key)
);
CREATE INDEX ix_tables_status ON tables (status, created);
CREATE INDEX ix_seats_person_id ON seats (person_id);
CREATE INDEX ix_commands_at ON commands (at);
COMMIT;
