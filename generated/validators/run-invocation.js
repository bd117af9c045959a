// Generated from schemas/config/run-invocation.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"help":{"type":"boolean"},"debug":{"type":"boolean"},"foreground":{"type":"boolean"},"fromConfig":{"$ref":"../shared/value/file-path.json"},"printResolvedOverlays":{"type":"boolean"}}};
const schema1 = {"type":"string","minLength":1};

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isShorter(data, 1)){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "help") || (key0 === "debug")) || (key0 === "foreground")) || (key0 === "fromConfig")) || (key0 === "printResolvedOverlays"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.help !== undefined){
let data0 = data.help;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.help.type,parentSchema:schema0.properties.help,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.debug !== undefined){
let data1 = data.debug;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/debug",schemaPath:"#/properties/debug/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.debug.type,parentSchema:schema0.properties.debug,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.foreground !== undefined){
let data2 = data.foreground;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/foreground",schemaPath:"#/properties/foreground/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.foreground.type,parentSchema:schema0.properties.foreground,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fromConfig !== undefined){
if(!(validate1(data.fromConfig, instancePath+"/fromConfig"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.printResolvedOverlays !== undefined){
let data4 = data.printResolvedOverlays;
if(typeof data4 !== "boolean"){
const err4 = {instancePath:instancePath+"/printResolvedOverlays",schemaPath:"#/properties/printResolvedOverlays/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.printResolvedOverlays.type,parentSchema:schema0.properties.printResolvedOverlays,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

