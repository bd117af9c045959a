// Generated from schemas/config/oidc.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["issuer"],"properties":{"issuer":{"$ref":"../shared/value/web-address.json"},"clientId":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientSecretEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"audience":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"jwksUrl":{"$ref":"../shared/value/web-address.json"},"introspectionUrl":{"$ref":"../shared/value/web-address.json"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"protectedResourceAllowPrivateIp":{"type":"boolean"},"jwksAllowPrivateIp":{"type":"boolean"},"insecureAllowHttp":{"type":"boolean"},"caBundlePath":{"$ref":"../shared/value/file-path.json"},"jwksAuthTokenPath":{"$ref":"../shared/value/file-path.json"},"subject":{"type":"string","minLength":1}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"string","pattern":"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL","examples":["https://example.com/path"]};
const pattern0 = new RegExp("^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern0.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"string","minLength":1};

function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isShorter(data, 1)){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^(\\S(.*\\S)?)?$", "u");
const pattern2 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern3 = new RegExp("^\\S(.*\\S)?$", "u");

function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.issuer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuer"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.issuer !== undefined){
if(!(validate1(data.issuer, instancePath+"/issuer"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.clientId !== undefined){
let data1 = data.clientId;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err2 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema0.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema0.properties.clientId.type,parentSchema:schema0.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clientSecretEnv !== undefined){
let data2 = data.clientSecretEnv;
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
const err4 = {instancePath:instancePath+"/clientSecretEnv",schemaPath:"#/properties/clientSecretEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema0.properties.clientSecretEnv,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/clientSecretEnv",schemaPath:"#/properties/clientSecretEnv/type",keyword:"type",params:{type: "string"},schema:schema0.properties.clientSecretEnv.type,parentSchema:schema0.properties.clientSecretEnv,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.audience !== undefined){
let data3 = data.audience;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err6 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema0.properties.audience,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema0.properties.audience.type,parentSchema:schema0.properties.audience,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.jwksUrl !== undefined){
if(!(validate1(data.jwksUrl, instancePath+"/jwksUrl"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.introspectionUrl !== undefined){
if(!(validate1(data.introspectionUrl, instancePath+"/introspectionUrl"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.scopes !== undefined){
let data6 = data.scopes;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err8 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema0.properties.scopes.items,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.scopes.items.type,parentSchema:schema0.properties.scopes.items,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.scopes.type,parentSchema:schema0.properties.scopes,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.protectedResourceAllowPrivateIp !== undefined){
let data8 = data.protectedResourceAllowPrivateIp;
if(typeof data8 !== "boolean"){
const err11 = {instancePath:instancePath+"/protectedResourceAllowPrivateIp",schemaPath:"#/properties/protectedResourceAllowPrivateIp/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.protectedResourceAllowPrivateIp.type,parentSchema:schema0.properties.protectedResourceAllowPrivateIp,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.jwksAllowPrivateIp !== undefined){
let data9 = data.jwksAllowPrivateIp;
if(typeof data9 !== "boolean"){
const err12 = {instancePath:instancePath+"/jwksAllowPrivateIp",schemaPath:"#/properties/jwksAllowPrivateIp/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.jwksAllowPrivateIp.type,parentSchema:schema0.properties.jwksAllowPrivateIp,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.insecureAllowHttp !== undefined){
let data10 = data.insecureAllowHttp;
if(typeof data10 !== "boolean"){
const err13 = {instancePath:instancePath+"/insecureAllowHttp",schemaPath:"#/properties/insecureAllowHttp/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.insecureAllowHttp.type,parentSchema:schema0.properties.insecureAllowHttp,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.caBundlePath !== undefined){
if(!(validate2(data.caBundlePath, instancePath+"/caBundlePath"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.jwksAuthTokenPath !== undefined){
if(!(validate2(data.jwksAuthTokenPath, instancePath+"/jwksAuthTokenPath"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
let data13 = data.subject;
if(typeof data13 === "string"){
if(isShorter(data13, 1)){
const err14 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.subject,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema0.properties.subject.type,parentSchema:schema0.properties.subject,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

