BEGIN TRANSACTION;
CREATE TABLE answers (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	option INTEGER NOT NULL, 
	person VARCHAR(16), 
	client VARCHAR(64), 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',0,130,NULL,NULL,1.79490838130416512485e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',1,0,NULL,NULL,1.79490838130416512485e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',2,274,NULL,NULL,1.79490838130976438518e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',3,138,NULL,NULL,1.79490838131682848926e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',4,0,NULL,NULL,1.79490838131682848926e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',5,0,NULL,NULL,1.7949083813217401504e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',6,153,NULL,NULL,1.79490838133117175095e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',7,0,NULL,NULL,1.7949083813321387768e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',8,16,NULL,NULL,1.79490838133744573588e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',9,15,NULL,NULL,1.79490838134167885777e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',10,153,NULL,NULL,1.79490838139980554578e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',11,0,NULL,NULL,1.79490838140602660183e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',12,25,NULL,NULL,1.7949083814086039066e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',13,72,'a6ad036cc1d9d499','85793fed5fc0d96c',1.79490838229762673374e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',14,0,NULL,NULL,1.79490838229762673374e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',15,15,'a6ad036cc1d9d499','e46bc5ea0fcac362',1.79490838231636786457e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',16,0,'a6ad036cc1d9d499','eee3ed4f3139ac7c',1.79490838233022356037e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',17,22,NULL,NULL,1.7949083823373093605e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',18,184,NULL,NULL,1.79490838234268689152e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',19,81,'a6ad036cc1d9d499','b865825e6f25005b',1.79490838235801696779e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',20,256,NULL,NULL,1.79490838236212086678e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',21,170,NULL,NULL,1.79490838236611509326e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',22,81,NULL,NULL,1.79490838236725091929e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',23,21,NULL,NULL,1.79490838236994504923e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',24,0,NULL,NULL,1.79490838237494492531e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',25,0,NULL,NULL,1.79490838237494492531e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',26,23,NULL,NULL,1.79490838237674641612e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',27,0,NULL,NULL,1.79490838239769434931e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',28,32,NULL,NULL,1.79490838240121984483e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',29,0,NULL,NULL,1.79490838240336608886e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',30,162,'a6ad036cc1d9d499','b9cb5fa604ad9b6b',1.7949083824421806335e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',31,0,NULL,NULL,1.79490838244569683073e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',32,0,'a6ad036cc1d9d499','975be184757cf901',1.79490838245750904079e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',33,64,NULL,NULL,1.79490838245899724957e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',34,22,NULL,NULL,1.79490838245995426181e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',35,314,NULL,NULL,1.79490838246120619774e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',36,272,NULL,NULL,1.79490838246266937259e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',37,362,NULL,NULL,1.79490838246387052539e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',38,282,NULL,NULL,1.79490838246549916272e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',39,16,NULL,NULL,1.79490838246770501138e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',40,0,NULL,NULL,1.79490838246850657462e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',41,52,NULL,NULL,1.79490838246915054322e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',42,0,NULL,NULL,1.79490838247030043599e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',43,346,'a6ad036cc1d9d499','7a0a1eac45dfc3aa',1.79490838247832632064e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',44,257,'a6ad036cc1d9d499','235571305ee6307a',1.79490838248546338081e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',45,0,'a6ad036cc1d9d499','3d0ab5aa49b9ec28',1.79490838249224376674e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',46,15,NULL,NULL,1.79490838249443984036e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',47,130,NULL,NULL,1.79490838249563717837e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',48,81,NULL,NULL,1.79490838249685692781e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',49,176,NULL,NULL,1.79490838249820709227e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',50,0,NULL,NULL,1.79490838249820709227e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',51,0,NULL,NULL,1.79490838250009131435e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',52,49,NULL,NULL,1.79490838250136876099e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',53,161,NULL,NULL,1.79490838250310587882e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',54,0,NULL,NULL,1.79490838250432491306e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',55,22,NULL,NULL,1.79490838250580477713e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',56,25,NULL,NULL,1.7949083825072519779e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',57,64,'a6ad036cc1d9d499','a997b6d979b20a4a',1.79490838251361179353e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',58,0,NULL,NULL,1.794908382514882803e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',59,65,'a6ad036cc1d9d499','411af36fd8b97d0d',1.79490838251799535748e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',60,361,'a6ad036cc1d9d499','27b7dbcc1a618d85',1.79490838252605080602e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',61,226,'a6ad036cc1d9d499','1b46d4631905e517',1.79490838253821396825e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',62,0,NULL,NULL,1.79490838253985309598e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',63,23,'a6ad036cc1d9d499','5a6aca70ddb421f8',1.79490838254630327222e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',64,154,'a6ad036cc1d9d499','e4d1f34700b1b0a7',1.79490838255389738081e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',65,0,NULL,NULL,1.79490838255537533754e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',66,14,'a6ad036cc1d9d499','3d9e6f0173ff6df8',1.79490838256235051158e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',67,0,'a6ad036cc1d9d499','2ce920cee3a76854',1.7949083825661866665e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',68,210,NULL,NULL,1.79490838256770133974e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',69,81,NULL,NULL,1.79490838256862330441e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',70,202,NULL,NULL,1.79490838256968092924e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',71,0,NULL,NULL,1.79490838256968092924e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',72,344,NULL,NULL,1.79490838257090139394e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',73,282,NULL,NULL,1.79490838257190275187e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',74,15,NULL,NULL,1.79490838257303285604e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',75,0,NULL,NULL,1.79490838257303285604e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',76,49,NULL,NULL,1.79490838257404947283e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',77,312,NULL,NULL,1.79490838257514595988e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',78,15,NULL,NULL,1.79490838257616257666e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',79,14,NULL,NULL,1.79490838257720541955e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',80,0,NULL,NULL,1794908382.57802);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',81,21,'a6ad036cc1d9d499','44eaf278d8075676',1.79490838258953475949e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',82,0,NULL,NULL,1.79490838259098148344e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',83,81,NULL,NULL,1.79490838259200048447e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',84,22,'a6ad036cc1d9d499','2d205ffe27ad44bb',1.79490838260362505916e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',85,282,'a6ad036cc1d9d499','cdc34188b68d539d',1.7949083826124885082e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',86,16,'a6ad036cc1d9d499','84d5a4384a12680f',1.79490838262625169757e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',87,178,'a6ad036cc1d9d499','f9701920a63d35f3',1.7949083826327385902e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',88,0,NULL,NULL,1.7949083826327385902e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',89,14,'a6ad036cc1d9d499','9f03ee67c23d3dd2',1.79490838278316354754e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',90,23,'a6ad036cc1d9d499','576fd5c74a3a376f',1.79490838280578708652e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',91,0,NULL,NULL,1.79490838280578708652e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',92,312,NULL,NULL,1.79490838282712268829e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',93,15,NULL,NULL,1.79490838282876563072e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',94,0,NULL,NULL,1.7949083828300621509e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',95,33,NULL,NULL,1.79490838283904528618e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',96,36,NULL,NULL,1.79490838284082603448e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',97,32,NULL,NULL,1.79490838285984039305e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',98,336,NULL,NULL,1.79490838287147164349e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',99,14,NULL,NULL,1.79490838287288832666e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',100,0,NULL,NULL,1.7949083828757951259e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',101,218,'a6ad036cc1d9d499','37ea1904c18892d6',1.79490838289454197884e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',102,0,NULL,NULL,1.79490838289454197884e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',103,0,NULL,NULL,1.79490838289454197884e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',104,33,'a6ad036cc1d9d499','6ff31624def6414c',1.79490838290594482418e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',105,23,NULL,NULL,1.79490838291008424762e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',106,0,NULL,NULL,1.79490838291125512121e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',107,41,NULL,NULL,1.79490838291701793666e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',108,56,NULL,NULL,1.79490838292238068579e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',109,49,NULL,NULL,1.79490838292346501347e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',110,35,NULL,NULL,1.79490838292468428611e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',111,32,NULL,NULL,1.79490838293043398861e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',112,352,NULL,NULL,1.79490838293375396732e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',113,25,NULL,NULL,1.79490838294494152067e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',114,66,'a6ad036cc1d9d499','b4d7aca227e13afb',1.79490838296479272842e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',115,0,NULL,NULL,1.79490838296479272842e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',116,200,NULL,NULL,1.79490838297413635256e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',117,81,'a6ad036cc1d9d499','1ff1f36dbfd9fd90',1.79490838298170399668e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',118,0,NULL,NULL,1.79490838298694682121e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',119,23,'a6ad036cc1d9d499','5d3e5f3257d607a4',1.79490838299798035615e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',120,129,'a6ad036cc1d9d499','7882c24933d13c4f',1.79490838301504492761e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',121,0,NULL,NULL,1.79490838301897478101e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',122,0,'a6ad036cc1d9d499','113b41685cc7285e',1.79490838302944707874e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',123,272,NULL,NULL,1.79490838303233575818e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',124,21,NULL,NULL,1.79490838303848624225e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',125,0,NULL,NULL,1.79490838303848624225e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',126,81,'a6ad036cc1d9d499','7a97cb74561c3ad0',1.79490838304833340644e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',127,21,NULL,NULL,1.79490838305480432512e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',128,0,'a6ad036cc1d9d499','604fa0f205822f62',1.79490838305954432483e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',129,0,NULL,NULL,1.79490838305954432483e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',130,49,NULL,NULL,1.79490838306358337396e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',131,0,NULL,NULL,1.79490838306777596468e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',132,178,'a6ad036cc1d9d499','a9b337a8215be6a0',1.79490838307789945605e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',133,0,NULL,NULL,1.79490838307789945605e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',134,0,'a6ad036cc1d9d499','545ec28e6e766ecf',1.79490838309917211538e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',135,0,NULL,NULL,1.79490838310691547393e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',136,36,NULL,NULL,1.79490838310791134832e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',137,32,NULL,NULL,1.79490838310897517205e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',138,49,NULL,NULL,1.7949083831220912933e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',139,48,NULL,NULL,1.79490838312367892264e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',140,0,NULL,NULL,1.79490838313438534732e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',141,0,'a6ad036cc1d9d499','1032706ddd88d1fc',1794908383.14263);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',142,51,'a6ad036cc1d9d499','24eb2f63b026b036',1.79490838315038609505e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',143,280,NULL,NULL,1.79490838315214467054e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',144,22,NULL,NULL,1.79490838315840411185e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',145,22,NULL,NULL,1.79490838316074776651e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',146,0,NULL,NULL,1.79490838316272735596e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',147,55,NULL,NULL,1.79490838316689038274e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',148,54,NULL,NULL,1.79490838316832685469e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',149,37,NULL,NULL,1.7949083831751291752e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',150,49,NULL,NULL,1.79490838317734885216e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',151,33,NULL,NULL,1.79490838317898178094e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',152,36,NULL,NULL,1.79490838318559861185e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',153,46,NULL,NULL,1.79490838318736505505e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',154,33,NULL,NULL,1.79490838319038748744e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',155,312,NULL,NULL,1.79490838319220924381e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',156,353,NULL,NULL,1.79490838320143556599e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',157,280,NULL,NULL,1.79490838320343708994e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',158,273,NULL,NULL,1.79490838320654368404e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',159,22,NULL,NULL,1.79490838321035981175e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',160,15,NULL,NULL,1.79490838321279335019e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',161,21,NULL,NULL,1.79490838321495890621e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',162,0,'a6ad036cc1d9d499','1c3fd8d42c89a9c4',1.79490838322626185415e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',163,81,NULL,NULL,1.79490838330294561388e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',164,153,NULL,NULL,1.79490838330692648885e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',165,81,NULL,NULL,1.79490838331062507629e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',166,0,NULL,NULL,1.79490838331256508824e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',167,0,'a6ad036cc1d9d499','65846ac393a289fc',1.79490838332616686823e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',168,35,'a6ad036cc1d9d499','e3604a78e1d54ed3',1.79490838333383893963e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',169,36,'a6ad036cc1d9d499','991e226b20720f56',1.79490838333948254587e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',170,32,'a6ad036cc1d9d499','9bf1a0ea6cf540ff',1.79490838334790539735e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',171,35,'a6ad036cc1d9d499','88c33ee251a49d81',1.79490838335257411008e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',172,224,NULL,NULL,1.79490838335944986338e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',173,81,'a6ad036cc1d9d499','4b88f3e2bb2365f2',1.79490838336729764939e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',174,274,NULL,NULL,1.79490838337149667732e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',175,257,NULL,NULL,1.79490838337457251543e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',176,0,NULL,NULL,1.79490838337896275525e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',177,177,NULL,NULL,1.79490838338310575487e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',178,0,NULL,NULL,1.79490838338756155964e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',179,280,NULL,NULL,1.79490838339353108409e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',180,0,NULL,NULL,1.79490838339353108409e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',181,23,'a6ad036cc1d9d499','3b9b9144c9660b66',1.79490838340358400343e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',182,274,'a6ad036cc1d9d499','8f5d0b3a3fe50a82',1.79490838341417241093e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',183,22,'a6ad036cc1d9d499','8f057a853ffcc23d',1.79490838342573404314e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',184,0,'a6ad036cc1d9d499','46dc1ee1e7c9a73e',1.79490838343397879602e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',185,51,'a6ad036cc1d9d499','16e3d2e36d74e847',1.79490838344615221021e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',186,50,'a6ad036cc1d9d499','014bbe4b9c3bb6c1',1.7949083834500131607e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',187,72,NULL,NULL,1.79490838345843720441e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',188,178,NULL,NULL,1.79490838346109867094e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',189,81,NULL,NULL,1.79490838346724772452e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',190,346,NULL,NULL,1.79490838347089314464e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',191,21,NULL,NULL,1.79490838348593902584e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',192,81,NULL,NULL,1.79490838349392223356e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',193,0,'a6ad036cc1d9d499','defb94480dd5b93f',1.79490838353113222117e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',194,0,NULL,NULL,1.79490838354277873036e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',195,64,NULL,NULL,1.79490838354610490797e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',196,0,NULL,NULL,1.79490838355058741565e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',197,281,'a6ad036cc1d9d499','72b26f19e6b67c6f',1.79490838362505197517e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',198,346,'a6ad036cc1d9d499','cff3f4168f7bb6f7',1.79490838364237594599e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',199,25,'a6ad036cc1d9d499','c1870826fdcaec3e',1.79490838365304875368e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',200,71,NULL,NULL,1.79490838365562367434e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',201,0,NULL,NULL,1.79490838366383957864e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',202,0,'a6ad036cc1d9d499','962a2ee2604ba9b8',1.79490838367313098903e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',203,64,NULL,NULL,1.79490838368039608004e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',204,15,NULL,NULL,1.79490838368336105348e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',205,21,NULL,NULL,1.7949083836919794083e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',206,0,NULL,NULL,1.7949083836919794083e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',207,0,'a6ad036cc1d9d499','60fb93a06e72e530',1.79490838374286174779e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',208,0,NULL,NULL,1.79490838374286174779e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',209,68,NULL,NULL,1.79490838375303888314e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',210,137,NULL,NULL,1.7949083837599575519e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',211,0,NULL,NULL,1.79490838376495981214e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',212,23,NULL,NULL,1.79490838377022171017e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',213,0,NULL,NULL,1.79490838377022171017e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',214,0,'a6ad036cc1d9d499','b958ec5ac89f0c4c',1.79490838378708314894e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',215,41,'a6ad036cc1d9d499','93106f75591b3b20',1.7949083837966616153e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',216,49,'a6ad036cc1d9d499','590e644166104566',1.79490838381394720072e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',217,274,NULL,NULL,1.79490838382394599917e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',218,280,NULL,NULL,1.79490838382848763468e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',219,0,NULL,NULL,1.79490838383727765083e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',220,56,NULL,NULL,1.79490838384101223943e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',221,52,NULL,NULL,1.79490838384733557698e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',222,169,NULL,NULL,1.79490838385593676563e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',223,0,NULL,NULL,1.79490838385902667052e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',224,0,NULL,NULL,1.79490838385902667052e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',225,67,'a6ad036cc1d9d499','19ea0712a03886c0',1.79490838387657475469e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',226,0,'a6ad036cc1d9d499','4b84a926d5b42cb2',1.79490838389211559292e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',227,25,NULL,NULL,1.7949083839023246765e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',228,64,NULL,NULL,1.7949083839081931114e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',229,0,'a6ad036cc1d9d499','45838544dde04a09',1.7949083839310131073e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',230,280,NULL,NULL,1.79490838394703054433e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',231,314,NULL,NULL,1.79490838395733761788e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',232,0,NULL,NULL,1.79490838395733761788e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',233,49,NULL,NULL,1.79490838395977568629e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',234,35,NULL,NULL,1.79490838396112036704e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',235,129,NULL,NULL,1.79490838396354031565e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',236,0,NULL,NULL,1.79490838396848320958e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',237,0,NULL,NULL,1.79490838396848320958e+09);
INSERT INTO "answers" VALUES('l0ZyklEEySCNamctxvHd',238,0,'a6ad036cc1d9d499','4f391fe23420c6b5',1.79490838397858762745e+09);
INSERT INTO "answers" VALUES('aDUEQ8SzBoMqLu68zv0q',0,724,'a6ad036cc1d9d499','9ad99d7e0feac842',1.7949083845228507519e+09);
INSERT INTO "answers" VALUES('aDUEQ8SzBoMqLu68zv0q',1,173,'a6ad036cc1d9d499','7a6736a8b820e121',1.7949083845439825058e+09);
INSERT INTO "answers" VALUES('aDUEQ8SzBoMqLu68zv0q',2,0,NULL,NULL,1.79490838456236195559e+09);
INSERT INTO "answers" VALUES('aDUEQ8SzBoMqLu68zv0q',3,3,NULL,NULL,1.79490838456408667569e+09);
CREATE TABLE branches (
	table_id VARCHAR(24) NOT NULL, 
	source VARCHAR(24) NOT NULL, 
	moment INTEGER NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(source) REFERENCES tables (id)
);
CREATE TABLE chat (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	drunk BOOLEAN NOT NULL, 
	client VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "chat" VALUES('aDUEQ8SzBoMqLu68zv0q',0,'a6ad036cc1d9d499',0,'Salute! 乾杯 — ''kanpai''',0,'1',1.79490838433501338961e+09);
INSERT INTO "chat" VALUES('aDUEQ8SzBoMqLu68zv0q',1,'6d15a58d1d6aa940',1,'Prost; -- hoch',0,'1',1.79490838434002399439e+09);
CREATE TABLE hindsight (
	table_id VARCHAR(24) NOT NULL, 
	reasons JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE house (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('form','2');
INSERT INTO "house" VALUES('secret','the key of a house that never was open to anybody');
CREATE TABLE intents (
	table_id VARCHAR(24) NOT NULL, 
	opened INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	option INTEGER NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	client VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, opened, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE mutes (
	person VARCHAR(16) NOT NULL, 
	muted VARCHAR(16) NOT NULL, 
	PRIMARY KEY (person, muted), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(muted) REFERENCES people (id)
);
INSERT INTO "mutes" VALUES('6d15a58d1d6aa940','a6ad036cc1d9d499');
CREATE TABLE people (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	is_bot BOOLEAN NOT NULL, 
	token_hash VARCHAR(64), 
	since FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token_hash)
);
INSERT INTO "people" VALUES('a6ad036cc1d9d499','Anna','it',0,NULL,1.79490838040954446791e+09);
INSERT INTO "people" VALUES('6d15a58d1d6aa940','Ben','de',0,NULL,1.79490838118758034699e+09);
INSERT INTO "people" VALUES('a020769ec7c55973','Robot','en',1,'c3577fdb0ba1f7740c427a229758cd1067841ba4aa3c627a48ade4e9520b7c2a',1.79490838503812384606e+09);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	line INTEGER NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "reports" VALUES(1,'aDUEQ8SzBoMqLu68zv0q',0,'6d15a58d1d6aa940','too loud; -- he said',1.79490838434339451787e+09);
CREATE TABLE reviews (
	table_id VARCHAR(24) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	done INTEGER NOT NULL, 
	whole INTEGER NOT NULL, 
	form INTEGER NOT NULL, 
	review JSON, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(16), 
	bot VARCHAR(10), 
	away BOOLEAN NOT NULL, 
	reserve FLOAT, 
	here_until FLOAT NOT NULL, 
	orders JSON NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	CONSTRAINT one_seat_a_person UNIQUE (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('l0ZyklEEySCNamctxvHd',0,'a6ad036cc1d9d499',NULL,0,NULL,0.0,'{}');
INSERT INTO "seats" VALUES('l0ZyklEEySCNamctxvHd',1,NULL,'random',0,NULL,0.0,'{}');
INSERT INTO "seats" VALUES('l0ZyklEEySCNamctxvHd',2,NULL,'random',0,NULL,0.0,'{}');
INSERT INTO "seats" VALUES('aDUEQ8SzBoMqLu68zv0q',0,'a6ad036cc1d9d499',NULL,0,NULL,0.0,'{}');
INSERT INTO "seats" VALUES('aDUEQ8SzBoMqLu68zv0q',1,'6d15a58d1d6aa940',NULL,0,NULL,0.0,'{}');
INSERT INTO "seats" VALUES('aDUEQ8SzBoMqLu68zv0q',2,NULL,'random',0,NULL,0.0,'{}');
INSERT INTO "seats" VALUES('Lm6y7YCtXjdzjABKJ3li',0,'6d15a58d1d6aa940',NULL,0,NULL,0.0,'{}');
INSERT INTO "seats" VALUES('Lm6y7YCtXjdzjABKJ3li',1,NULL,NULL,0,NULL,0.0,'{}');
INSERT INTO "seats" VALUES('Lm6y7YCtXjdzjABKJ3li',2,NULL,NULL,0,NULL,0.0,'{}');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	rules INTEGER NOT NULL, 
	seat_count INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR(80) NOT NULL, 
	owner VARCHAR(16) NOT NULL, 
	level VARCHAR(10) NOT NULL, 
	clock_decision FLOAT, 
	clock_reserve FLOAT, 
	window FLOAT, 
	silence VARCHAR(8) NOT NULL, 
	pace FLOAT NOT NULL, 
	grace FLOAT NOT NULL, 
	public BOOLEAN NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	rematch VARCHAR(24), 
	since FLOAT NOT NULL, 
	driver VARCHAR(32), 
	driver_until FLOAT NOT NULL, 
	asleep BOOLEAN NOT NULL, 
	asked_at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('l0ZyklEEySCNamctxvHd','sword',1,3,'{}','115901395053733111868474692360061545677','a6ad036cc1d9d499','random',NULL,NULL,NULL,'beats',0.0,30.0,0,'over',NULL,1.79490838123528575901e+09,'560e905ec255233a',0.0,0,1.79490838124728059772e+09);
INSERT INTO "tables" VALUES('aDUEQ8SzBoMqLu68zv0q','sake',2,3,'{"deck": "# SAKE, second edition: all values that are data. `origin` says where each comes from: \"printed\" on the cards or in the rulebooks,\n# \"house\" where the rulebooks print none and the value is ours. An owner of the box can correct a copy of this file and\n# play with it: izakaya play sake --deck my-deck.toml\n\nform = 1\n\n# range, attack, defence; `far` marks a range of \"that many or more\", `ranged` a weapon that strikes from afar.\n[weapons]\nkatana = { range = 1, far = false, ranged = false, attack = 3, defence = 2, origin = \"printed\" }\nno-dachi = { range = 2, far = false, ranged = false, attack = 5, defence = 1, origin = \"house\", printed = [\"range\", \"attack\"] }\nnaginata = { range = 3, far = false, ranged = false, attack = 3, defence = 2, origin = \"house\", printed = [\"defence\"] }\nyumi = { range = 4, far = true, ranged = true, attack = 1, defence = 0, origin = \"house\", printed = [\"range\", \"attack\"] }\nwakizashi = { range = 1, far = false, ranged = false, attack = 2, defence = 3, origin = \"house\" }\n\n# A minion always stands 1 step from what it attacks.\n[minion]\nattack = 0\ndefence = 0\nmovement = 2\norigin = \"printed\"\n\n# Life points. The skills are named here and work as the rules say.\n[samurai]\nmiyamoto-musashi = { life = 4, origin = \"house\" }\nyagyu-munenori = { life = 5, origin = \"house\" }\nyagyu-jubei = { life = 4, origin = \"house\" }\nito-ittosai = { life = 5, origin = \"house\" }\ndate-masamune = { life = 4, origin = \"house\" }\ntakezaki-suenaga = { life = 5, origin = \"house\" }\nhojo-masako = { life = 6, origin = \"house\" }\ntomoe-gozen = { life = 3, origin = \"house\" }\n\n# Counters in the box, and what is laid out at the start.\n[counters]\nsteps = 28\nsake = 20\nsteps_between = 3\nsake_for_two = 5\norigin = \"printed\"\n\n# type, name, copy, attack, defence, movement, drinking, back, origin\n[cards]\nrows = [\n  [\"event\", \"throwing-chopsticks\", 1, 5, 1, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"throwing-chopsticks\", 2, 4, 2, 4, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"throwing-chopsticks\", 3, 5, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"event\", \"throwing-chopsticks\", 4, 4, 2, 3, 0, \"troublesome\", \"house\"],\n  [\"event\", \"burning-ramen\", 1, 3, 1, 1, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"burning-ramen\", 2, 3, 3, 3, 0, \"drowsy\", \"house\"],\n  [\"event\", \"burning-ramen\", 3, 4, 1, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"burning-ramen\", 4, 4, 3, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"strategic-stench\", 1, 0, 0, 4, 0, \"drowsy\", \"house\"],\n  [\"event\", \"strategic-stench\", 2, 5, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"event\", \"strategic-stench\", 3, 4, 2, 3, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"strategic-stench\", 4, 5, 1, 3, 0, \"drowsy\", \"house\"],\n  [\"event\", \"riceballs-in-the-face\", 1, 4, 2, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"riceballs-in-the-face\", 2, 3, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"riceballs-in-the-face\", 3, 3, 3, 2, 0, \"drowsy\", \"house\"],\n  [\"event\", \"riceballs-in-the-face\", 4, 4, 1, 2, 0, \"troublesome\", \"house\"],\n  [\"event\", \"sakuragi\", 1, 5, 0, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"sakuragi\", 2, 0, 0, 4, 0, \"drowsy\", \"house\"],\n  [\"event\", \"sakuragi\", 3, 5, 2, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"sakuragi\", 4, 4, 2, 4, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"drunken-purchase\", 1, 4, 0, 1, 1, \"drowsy\", \"house\"],\n  [\"event\", \"drunken-purchase\", 2, 4, 3, 2, 0, \"troublesome\", \"house\"],\n  [\"event\", \"drunken-purchase\", 3, 3, 2, 1, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"drunken-purchase\", 4, 3, 3, 3, 0, \"drowsy\", \"house\"],\n  [\"event\", \"weak-stomach\", 1, 0, 0, 4, 0, \"troublesome\", \"house\"],\n  [\"event\", \"weak-stomach\", 2, 5, 1, 3, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"weak-stomach\", 3, 4, 2, 2, 0, \"drowsy\", \"house\"],\n  [\"event\", \"weak-stomach\", 4, 5, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"event\", \"fake-wounds\", 1, 3, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"fake-wounds\", 2, 4, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"event\", \"fake-wounds\", 3, 4, 3, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"fake-wounds\", 4, 3, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"roar\", 1, 5, 1, 1, 0, \"drowsy\", \"house\"],\n  [\"event\", \"roar\", 2, 0, 0, 4, 0, \"troublesome\", \"house\"],\n  [\"event\", \"roar\", 3, 5, 1, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"roar\", 4, 4, 2, 3, 0, \"drowsy\", \"house\"],\n  [\"event\", \"turned-off-lanterns\", 1, 3, 1, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"turned-off-lanterns\", 2, 3, 3, 3, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"turned-off-lanterns\", 3, 4, 1, 1, 3, \"drowsy\", \"house\"],\n  [\"event\", \"turned-off-lanterns\", 4, 4, 3, 2, 0, \"troublesome\", \"house\"],\n  [\"minion\", \"minion\", 1, 0, 0, 4, 0, \"quarrelsome\", \"house\"],\n  [\"minion\", \"minion\", 2, 4, 1, 2, 1, \"drowsy\", \"house\"],\n  [\"minion\", \"minion\", 3, 5, 2, 1, 0, \"troublesome\", \"house\"],\n  [\"minion\", \"minion\", 4, 4, 3, 2, 0, \"quarrelsome\", \"house\"],\n  [\"minion\", \"minion\", 5, 3, 1, 1, 0, \"drowsy\", \"house\"],\n  [\"minion\", \"minion\", 6, 5, 1, 3, 0, \"troublesome\", \"house\"],\n  [\"minion\", \"minion\", 7, 3, 3, 2, 0, \"quarrelsome\", \"house\"],\n  [\"minion\", \"minion\", 8, 4, 2, 3, 0, \"drowsy\", \"house\"],\n  [\"minion\", \"minion\", 9, 5, 1, 1, 0, \"troublesome\", \"house\"],\n  [\"minion\", \"minion\", 10, 4, 3, 2, 0, \"quarrelsome\", \"house\"],\n  [\"interrupt\", \"falter\", 1, 4, 3, 1, 0, \"drowsy\", \"house\"],\n  [\"interrupt\", \"falter\", 2, 3, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"interrupt\", \"falter\", 3, 3, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"interrupt\", \"falter\", 4, 4, 1, 2, 3, \"drowsy\", \"house\"],\n  [\"interrupt\", \"blurred-vision\", 1, 5, 1, 2, 0, \"troublesome\", \"house\"],\n  [\"interrupt\", \"blurred-vision\", 2, 0, 0, 4, 0, \"quarrelsome\", \"house\"],\n  [\"interrupt\", \"blurred-vision\", 3, 5, 1, 1, 0, \"drowsy\", \"house\"],\n  [\"interrupt\", \"blurred-vision\", 4, 4, 2, 4, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"katana\", 1, 4, 1, 1, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"katana\", 2, 5, 2, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"katana\", 3, 4, 2, 1, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"katana\", 4, 0, 0, 4, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"katana\", 5, 5, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"katana\", 6, 3, 3, 3, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"katana\", 7, 4, 1, 2, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"katana\", 8, 4, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"no-dachi\", 1, 0, 0, 4, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"no-dachi\", 2, 5, 1, 3, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"no-dachi\", 3, 4, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"naginata\", 1, 3, 3, 3, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"naginata\", 2, 4, 1, 1, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"naginata\", 3, 4, 3, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"yumi\", 1, 5, 1, 1, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"yumi\", 2, 0, 0, 4, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"yumi\", 3, 5, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"wakizashi\", 1, 3, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"wakizashi\", 2, 3, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"wakizashi\", 3, 4, 1, 2, 2, \"drowsy\", \"house\"],\n  [\"item\", \"pipe\", 1, 4, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"item\", \"pipe\", 2, 5, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"item\", \"pipe\", 3, 0, 0, 4, 0, \"drowsy\", \"house\"],\n  [\"item\", \"pipe\", 4, 5, 1, 3, 0, \"troublesome\", \"house\"],\n  [\"item\", \"sandals\", 1, 4, 3, 1, 0, \"quarrelsome\", \"house\"],\n  [\"item\", \"sandals\", 2, 3, 2, 2, 0, \"drowsy\", \"house\"],\n  [\"item\", \"sandals\", 3, 3, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"item\", \"sandals\", 4, 4, 1, 2, 3, \"quarrelsome\", \"house\"],\n  [\"item\", \"makeshift-armour\", 1, 5, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"item\", \"makeshift-armour\", 2, 4, 2, 3, 0, \"troublesome\", \"house\"],\n  [\"item\", \"makeshift-armour\", 3, 5, 1, 1, 0, \"quarrelsome\", \"house\"],\n  [\"item\", \"makeshift-armour\", 4, 0, 0, 4, 0, \"drowsy\", \"house\"],\n  [\"item\", \"flagon\", 1, 4, 1, 1, 3, \"troublesome\", \"house\"],\n  [\"item\", \"flagon\", 2, 4, 3, 2, 0, \"quarrelsome\", \"house\"],\n  [\"item\", \"flagon\", 3, 3, 1, 1, 0, \"drowsy\", \"house\"],\n  [\"item\", \"flagon\", 4, 3, 3, 3, 0, \"troublesome\", \"house\"],\n  [\"item\", \"rice-bowl\", 1, 4, 2, 3, 0, \"quarrelsome\", \"house\"],\n  [\"item\", \"rice-bowl\", 2, 5, 1, 3, 0, \"drowsy\", \"house\"],\n  [\"item\", \"rice-bowl\", 3, 0, 0, 4, 0, \"troublesome\", \"house\"],\n  [\"item\", \"rice-bowl\", 4, 5, 2, 2, 0, \"quarrelsome\", \"house\"],\n]\n"}','97495922721856036793530475199268039837','a6ad036cc1d9d499','random',NULL,NULL,NULL,'beats',0.0,30.0,0,'playing',NULL,1.7949083840640983581e+09,'560e905ec255233a',0.0,0,1.79490838438430833816e+09);
INSERT INTO "tables" VALUES('Lm6y7YCtXjdzjABKJ3li','sake',2,3,'{}','213733947521261568549050257087784292980','6d15a58d1d6aa940','novice',NULL,NULL,2.0,'beats',0.0,30.0,1,'open',NULL,1.79490838502714514734e+09,NULL,0.0,0,0.0);
CREATE INDEX tables_by_state ON tables (state, driver_until);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
